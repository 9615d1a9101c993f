import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'imports' | 'facadeModuleId' | 'moduleIds'>

/** A chunk that so many others import at once is shared: a new one of it would be a new one of all. */
const manyImports = 6

/**
 * Has chunks call the shared ones by names that last, `~shell` for `./shell-BXLNTTn.js`, and writes the files to these names into an
 * import map in the document: a change of one leaves the others as they are, so that a phone fetches little of a new build (decision
 * 0009). All others stay named by their files, in what imports them: every name in the map weighs on every document. A file is called
 * after the hash of what it then holds. Runs when all is written and before anything reads it.
 */
export function chunkNames(outDir: string): Plugin {
  return {
    name: 'chunk-names',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const codes = new Map<string, string>()
        for (const { fileName } of chunks) codes.set(fileName, await readFile(join(outDir, fileName), 'utf8'))
        const names = lastingNames(chunks, codes)
        const written = nameFiles(codes, names)
        for (const [fileName, { file, code }] of written) {
          await writeFile(join(outDir, fileName), code)
          await rename(join(outDir, fileName), join(outDir, file))
        }
        const renamed = (text: string) =>
          text.replace(/assets\/[\w.~-]+\.js/g, (file) => written.get(file)?.file ?? file)
        const map = JSON.stringify({
          imports: Object.fromEntries([...names].map(([file, name]) => [name, `/${written.get(file)?.file}`])),
        })
        await edit(join(outDir, '.vite/manifest.json'), renamed)
        await edit(join(outDir, 'index.html'), (html) =>
          renamed(html).replace(
            '<script type="module"',
            () => `<script type="importmap">${map}</script>\n    <script type="module"`,
          ),
        )
      },
    },
  }
}

const edit = async (path: string, change: (text: string) => string) =>
  writeFile(path, change(await readFile(path, 'utf8')))

/** Another chunk in a chunk's code: where it imports it, now or later, and among what a later one needs (fetch-later.ts). */
export const reference = /(["'`])(\.\/|assets\/)([\w.~-]+\.js)\1/g
const referencesOf = (code: string): string[] => [...code.matchAll(reference)].map((match) => `assets/${match[3]}`)

/**
 * Names for the files of shared chunks, and of what would name each other in a circle. Chunks that are called alike are told apart
 * by the modules that they begin with.
 */
export function lastingNames(
  chunks: readonly Chunk[],
  codes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const isShared = (file: string) => chunks.filter(({ imports }) => imports.includes(file)).length >= manyImports
  const named = new Set(chunks.flatMap(({ fileName }) => (isShared(fileName) ? [fileName] : [])))
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): void => {
    if (named.has(file) || done.has(file)) return
    if (way.includes(file)) return void named.add(file)
    for (const next of referencesOf(codes.get(file) ?? '')) if (next !== file) walk(next, [...way, file])
    done.add(file)
  }
  for (const { fileName } of chunks) walk(fileName, [])
  const beginning = ({ facadeModuleId, moduleIds }: Chunk) =>
    relative(import.meta.dirname, facadeModuleId ?? moduleIds[0] ?? '')
  const sorted = chunks
    .filter(({ fileName }) => named.has(fileName))
    .sort((a, b) => (beginning(a) < beginning(b) ? -1 : 1))
  const nth = (chunk: Chunk) => sorted.filter(({ name }) => name === chunk.name).indexOf(chunk)
  return new Map(sorted.map((chunk) => [chunk.fileName, `~${chunk.name}${nth(chunk) || ''}`]))
}

/** The code of each file with the others in it as they are called now, and its own file by the hash of that. */
export function nameFiles(
  codes: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, { readonly file: string; readonly code: string }> {
  const written = new Map<string, { file: string; code: string }>()
  const write = (fileName: string): string => {
    const before = written.get(fileName)
    if (before) return before.file
    const code = (codes.get(fileName) ?? '').replace(
      reference,
      (whole, quote: string, folder: string, base: string) => {
        const other = `assets/${base}`
        const called =
          names.get(other) ??
          (codes.has(other) && other !== fileName ? write(other).replace('assets/', folder) : undefined)
        return called === undefined ? whole : quote + called + quote
      },
    )
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 5)
    const file = fileName.replace(/[\w-]{7}\.js$/, `${hash}.js`)
    written.set(fileName, { file, code })
    return file
  }
  for (const fileName of codes.keys()) write(fileName)
  return written
}
