import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type SourceFile, sourceFile } from './source-file.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every text file that the rules check, by its path from the repository root. */
export function sourceTree(): SourceFile[] {
  const paths = ['src', 'tests', 'e2e', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|css|md)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')),
  )
  return [...paths.sort(), 'vite.config.ts'].map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')))
}

/** The text of one file by its path from the repository root; null for an unknown file. */
export function textOf(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}
