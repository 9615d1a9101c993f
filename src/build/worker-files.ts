import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'

type Chunk = {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type BuildManifest = Record<string, Chunk>

/** Manifest keys that installation leaves out: other screens, words of other languages, and the login, which needs the network. */
const isLeftOut = (key: string) => /^src\/app\/(routes|features\/sign-in)\/|\.po\?/.test(key)

/** Roots of what opens from the home screen before anything else was fetched: home, the chunk `later`, English words, and the reading of answers. */
const isRoot = (key: string, { name }: Chunk) =>
  key.startsWith('src/app/routes/index.tsx') ||
  (key.startsWith('_later-') && name === 'later') ||
  /^src\/words\/locales\/en\.po\?part=(first|later)$/.test(key) ||
  /^src\/(offline|contract)\//.test(key)

/**
 * Splits the built files for the worker. The worker precaches what the shell and home need. The other files are listed in
 * `warm-up.json`; the worker fetches them when the page is idle.
 */
export function splitForWorker(outDir: string): ManifestTransform {
  return async (entries) => {
    const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as BuildManifest
    const shell = shellFiles(manifest)
    const isShell = (url: string) => url === 'index.html' || /^assets\/icons-/.test(url) || shell.has(url)
    const later = entries.map(({ url }) => url).filter((url) => !isShell(url))
    const list = JSON.stringify(later.map((url) => `/${url}`))
    await writeFile(join(outDir, 'warm-up.json'), list)
    // The list is precached, so that a worker never uses the list of another build.
    const warmUp = { url: 'warm-up.json', revision: createHash('sha1').update(list).digest('hex'), size: list.length }
    return { manifest: [...entries.filter(({ url }) => isShell(url)), warmUp], warnings: [] }
  }
}

/**
 * The files of the entry and of the roots, with their static imports and style sheets. The roots also bring what they import
 * dynamically, two levels deep: the sheet that adds to the cart, and its choice of a variant. The entry does not, because it names the
 * lazy parts of every screen. Fonts wait for the warm-up.
 */
export function shellFiles(manifest: BuildManifest): Set<string> {
  const visited = new Map<string, number>()
  const visit = (key: string, levels: number) => {
    const chunk = manifest[key]
    if (!chunk || (visited.get(key) ?? -1) >= levels) return
    visited.set(key, levels)
    for (const next of chunk.imports ?? []) if (!entry.has(next)) visit(next, levels)
    if (levels === 0) return
    for (const next of chunk.dynamicImports ?? []) if (!isLeftOut(next)) visit(next, levels - 1)
  }
  const entry = new Set<string>()
  visit('index.html', 0)
  for (const key of visited.keys()) entry.add(key)
  for (const [key, chunk] of Object.entries(manifest)) if (isRoot(key, chunk)) visit(key, 2)
  return new Set([...visited.keys()].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]))
}
