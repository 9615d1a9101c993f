import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { untappedChunks } from './chunk-groups.ts'
import { chunkTable } from './chunk-table.ts'
import { nameFilesOfImports } from './later-imports.ts'
import type { BuildManifest } from './worker-files.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'imports' | 'facadeModuleId' | 'moduleIds'>

/**
 * A chunk that at least this number of other chunks import statically is shared: without a lasting name, its change
 * would rename all of them.
 */
const manyImports = 16

/**
 * Makes chunks import the shared ones by lasting names, `~shell` for `./shell-BXLNTTn.js`, and maps the names to files
 * in an import map in the document. A change of one shared chunk leaves the other chunks unchanged, so that a phone
 * fetches little of a new build (decision 0009). All other chunks are imported by their file names, because every name
 * in the map adds to each document. A file is named after the hash of its final content.
 *
 * The files that a screen or a sheet needs are written to `assets/chunks-….json`, which the page fetches once, when it
 * opens the first of them: lists in the code would add 3 kB to each first view, and more with every screen. Runs after
 * all files are written and before any other plugin reads them.
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
        const readManifest = async () =>
          JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as BuildManifest
        const listed = chunkTable(await readManifest(), (file) => file)
        const codes = new Map<string, string>()
        for (const { fileName } of chunks) {
          const code = nameFilesOfImports(
            await readFile(join(outDir, fileName), 'utf8'),
            (file) => file in listed && !untappedChunks.some((name) => file.startsWith(`assets/${name}-`)),
          )
          codes.set(fileName, withCompileHint(code))
        }
        const names = lastingNames(chunks, codes)
        const written = nameFiles(codes, names)
        for (const [fileName, { file, code }] of written) {
          await writeFile(join(outDir, fileName), code)
          await rename(join(outDir, fileName), join(outDir, file))
        }
        const renamed = (text: string) =>
          text.replace(/assets\/[\w.~-]+\.js/g, (file) => written.get(file)?.file ?? file)
        await edit(join(outDir, '.vite/manifest.json'), renamed)
        const imports = Object.fromEntries([...names].map(([file, name]) => [name, `/${written.get(file)?.file}`]))
        const nameByFile = new Map(Object.entries(imports).map(([name, path]) => [path, name]))
        const table = JSON.stringify(chunkTable(await readManifest(), (file) => nameByFile.get(`/${file}`) ?? file))
        const tableFile = `assets/chunks-${hashOf(table)}.json`
        await writeFile(join(outDir, tableFile), table)
        const map = JSON.stringify({ imports: { ...imports, '~chunks': `/${tableFile}` } })
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

/** The size, in characters, from which a script gets the compile hint. */
export const hintedLength = 4_000

/**
 * V8 (Chromium 136) compiles all functions of a script with this first line while the script loads, beside the page,
 * and stores them for the next start. Without the line, V8 compiles each function in the page's thread at its first
 * call, at every start: 30 ms before the first view of a stored product, and 120 ms on a slow phone.
 */
const withCompileHint = (code: string): string =>
  code.length < hintedLength ? code : `//# allFunctionsCalledOnLoad\n${code}`

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 5)

const edit = async (path: string, change: (text: string) => string) =>
  writeFile(path, change(await readFile(path, 'utf8')))

/**
 * A reference to another chunk in a chunk's code: a static or dynamic import, or an entry in the list of a dynamic
 * import's dependencies (fetch-later.ts).
 */
export const reference = /(["'`])(\.\/|assets\/)([\w.~-]+\.js)\1/g
const referencesOf = (code: string): string[] => [...code.matchAll(reference)].map((match) => `assets/${match[3]}`)

/**
 * Lasting names for the files of shared chunks, and for chunks that would otherwise refer to each other in a cycle.
 * Chunks with the same name are distinguished by their first modules.
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

/** The code of each file with its references rewritten, and its own file name by the hash of that code. */
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
    const file = fileName.replace(/[\w-]{7}\.js$/, `${hashOf(code)}.js`)
    written.set(fileName, { file, code })
    return file
  }
  for (const fileName of codes.keys()) write(fileName)
  return written
}
