import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** One item that counts against a gate: its bytes, or 1 where the gate counts items. */
export type Part = { readonly label: string; readonly size: number }

const buildFolder = fileURLToPath(new URL('../../dist/page', import.meta.url))
const isText = (file: string) => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(file)

/** The built page as the gates read it. Throws where there is no build. */
export function openBuiltPage(folder = buildFolder) {
  if (!existsSync(join(folder, '.vite/manifest.json')))
    throw new Error(`There is no build in ${relative('.', folder)}: run \`npm run build\` first.`)
  const read = (file: string) => readFileSync(join(folder, file))
  const text = (file: string) => read(file).toString('utf8')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const manifest = JSON.parse(text('.vite/manifest.json')) as Readonly<Record<string, Chunk>>

  /** The transfer size of a file: the size of its brotli 11 file if it is text. A separate gate compares the two. */
  const compressedPart = (file: string): Part => ({
    label: file,
    size: read(files.includes(`${file}.br`) ? `${file}.br` : file).length,
  })

  /** The chunks of these manifest keys and all their static imports, each once. */
  const closureOf = (keys: readonly string[]): Chunk[] => {
    const seen = new Map<string, Chunk>()
    const visit = (key: string): void => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return
      seen.set(key, chunk)
      for (const next of chunk.imports ?? []) visit(next)
    }
    for (const key of keys) visit(key)
    return [...seen.values()]
  }

  const source = files.filter((file) => !/\.(br|gz)$/.test(file))
  return {
    manifest,
    files,
    /** Files without their compressed versions. */
    source,
    scripts: source.filter((file) => file.endsWith('.js')),
    text,
    compressedPart,
    closureOf,
    isText,
    /** Manifest keys of a source file; the router splits a route into `file?tsr-split=component`. */
    keysOf: (path: string) => Object.keys(manifest).filter((key) => key === path || key.startsWith(`${path}?`)),
    /** The text in a compressed file; null where there is none. */
    unpacked: (file: string, ending: 'br' | 'gz') =>
      files.includes(`${file}.${ending}`)
        ? (ending === 'br' ? brotliDecompressSync : gunzipSync)(read(`${file}.${ending}`)).toString('utf8')
        : null,
  }
}
export type BuiltPage = ReturnType<typeof openBuiltPage>
