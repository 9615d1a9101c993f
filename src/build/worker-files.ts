import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CustomInjectManifestOptions } from 'vite-plugin-pwa'
import { languages } from '#contract/languages.ts'
import { isForLanguage } from '#words/language-of-file.ts'
import { chunkGroups } from './chunk-groups.ts'

type ManifestTransform = NonNullable<CustomInjectManifestOptions['manifestTransforms']>[number]
type Chunk = {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
/** The parts of Vite's manifest that the build reads. */
export type BuildManifest = Readonly<Record<string, Chunk>>

/** Manifest keys of what must open from the home screen before any other file has been fetched: home, in English. */
const isRoot = (key: string) =>
  key === 'index.html' ||
  key.startsWith('src/app/routes/index.tsx?') ||
  /^src\/words\/locales\/en\.po\?part=(first|later)$/.test(key)

/**
 * Whether a dynamic import loads code that follows a first view: a module in a `later/` folder, or a chunk by a rule,
 * whose modules Vite's manifest does not name. The warm-up fetches the migration of older stores, which most phones never
 * load, and sheets, which open by a tap.
 */
const isOfLater = (key: string, { name }: Chunk) =>
  (key.includes('/later/') && !/\/later\/(migration|sheets)\//.test(key)) ||
  chunkGroups.some((group) => group.name === name)

/**
 * Splits the built files for the worker: the files of the shell and home are precached at installation; the others are
 * listed in `assets/warm-up-list-….json` in the order in which the worker fetches them when the page is idle (decisions
 * 0059 and 0080). The worker finds the list among its entries and does not precache the list (worker/build-files.ts).
 */
export function splitForWorker(outDir: string): ManifestTransform {
  return async (entries) => {
    const manifestPath = join(outDir, '.vite/manifest.json')
    // The worker is bundled after a failed build as well: an error here would hide the error of the build.
    if (!existsSync(manifestPath)) return { manifest: entries, warnings: [] }
    const manifest = JSON.parse(await readFile(manifestPath, 'utf8')) as BuildManifest
    const shell = shellFiles(manifest)
    const isShell = (url: string) =>
      url === 'index.html' || /^assets\/(icons-first|chunks)-/.test(url) || shell.has(url)
    const later = entries.filter(({ url }) => !isShell(url))
    const files = inOrderOfNeed(manifest, later).map((url) => `/${url}`)
    const list = await writeHashed(outDir, 'warm-up-list', await packFiles(outDir, files))
    const shellEntries = entries.filter(({ url }) => isShell(url))
    return { manifest: [...shellEntries, { url: list.slice(1), revision: null, size: 0 }], warnings: [] }
  }
}

/** The size of a pack in characters, about 55 kB on the wire: a connection that breaks off loses little. */
const packSize = 200_000

/**
 * The list of the warm-up (offline/later/warm-up-list.ts): first the fonts and the files of one language, then the other
 * files in packs, which are written here.
 */
async function packFiles(outDir: string, files: readonly string[]): Promise<readonly object[]> {
  const isPacked = (file: string) =>
    /\.(js|css|svg)$/.test(file) && languages.every((language) => isForLanguage(file, language))
  const packs: Record<string, string>[] = []
  let room = 0
  for (const file of files.filter(isPacked)) {
    if (room <= 0) {
      packs.push({})
      room = packSize
    }
    const text = await readFile(join(outDir, file), 'utf8')
    Object.assign(packs.at(-1) as object, { [file]: text })
    room -= text.length
  }
  return [
    { files: files.filter((file) => !isPacked(file)) },
    ...(await Promise.all(
      packs.map(async (texts) => ({ pack: await writeHashed(outDir, 'pack', texts), files: Object.keys(texts) })),
    )),
  ]
}

/** Writes JSON into the assets, with a hash in the name; returns the path. */
async function writeHashed(outDir: string, name: string, value: object): Promise<string> {
  const json = JSON.stringify(value)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 5)
  const path = `/assets/${name}-${hash}.json`
  await writeFile(join(outDir, path), json)
  return path
}

/**
 * The addresses in the order of the warm-up: what no single screen imports (messages, fonts, code of the shell), then
 * what screens need to open, and last what opens inside a screen, such as a sheet or a long text.
 */
function inOrderOfNeed(manifest: BuildManifest, entries: Parameters<ManifestTransform>[0]): readonly string[] {
  const steps = new Map<string, number>()
  let keys = Object.keys(manifest).filter((key) => key.startsWith('src/app/routes/'))
  const visited = new Set(['index.html'])
  for (let step = 1; keys.length > 0; step += 1) {
    const next = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || visited.has(key)) return
      visited.add(key)
      for (const file of [chunk.file, ...(chunk.css ?? [])]) if (!steps.has(file)) steps.set(file, step)
      for (const imported of chunk.imports ?? []) visit(imported)
      for (const imported of chunk.dynamicImports ?? []) next.add(imported)
    }
    for (const key of keys) visit(key)
    keys = [...next]
  }
  const stepOf = ({ url }: { url: string }) => steps.get(url) ?? 0
  // Large files first, so that the last file of a start exceeds the limit by little.
  return [...entries].sort((a, b) => stepOf(a) - stepOf(b) || b.size - a.size).map(({ url }) => url)
}

/** The files of the roots. Fonts are left to the warm-up; under data saver the phone's own fonts are used. */
const shellFiles = (manifest: BuildManifest): Set<string> => filesOf(manifest, Object.keys(manifest).filter(isRoot))

/** The chunks of manifest keys with their style sheets, their static imports, and the code that follows a first view. */
export function filesOf(manifest: BuildManifest, keys: readonly string[]): Set<string> {
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    for (const next of chunk.dynamicImports ?? []) {
      const later = manifest[next]
      if (later && isOfLater(next, later)) visit(next)
    }
  }
  for (const key of keys) visit(key)
  return new Set([...visited].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]))
}
