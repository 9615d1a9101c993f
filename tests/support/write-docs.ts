import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtScreens } from './built-screens.ts'
import { screensTable } from './screens-table.ts'
import { withPart, writtenParts } from './written-docs.ts'

/** `npm run docs`: writes the generated parts of the documents. The table of screens needs a build. */
for (const { file, marker, text } of writtenParts) write(file, marker, text())
const screens = await builtScreens().catch(() => null)
if (screens) write('docs/screens.md', 'screens', screensTable(screens))
else console.warn('docs/screens.md was not written: run `npm run build` first.')

function write(file: string, marker: string, text: string): void {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  writeFileSync(path, withPart(readFileSync(path, 'utf8'), marker, text))
}
