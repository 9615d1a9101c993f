import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPart, writtenParts } from './written-docs.ts'

/** `npm run docs`: writes the generated parts of the documents. */
for (const { file, marker, text } of writtenParts) {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  writeFileSync(path, withPart(readFileSync(path, 'utf8'), marker, text()))
}
