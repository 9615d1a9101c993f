import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'

type Chunk = { file: string; name?: string; src?: string; css?: string[]; assets?: string[]; imports?: string[] }
type BuildManifest = Record<string, Chunk>

/**
 * The entries that must work from the home screen before any other file has been fetched: home, and the sheet that asks
 * for a variant before a product goes into the cart.
 */
const firstScreens = [
  'index.html',
  'src/app/routes/index.tsx',
  'src/words/locales/en.po?part=first',
  'src/words/locales/en.po?part=later',
  'src/app/cache/persister.ts',
  'src/app/shell/later-parts.tsx',
  'src/app/features/cart/add-to-cart.ts',
  'src/app/features/cart/cart-host.tsx',
  'src/app/features/cart/variant-sheet.tsx',
  'src/offline/migrate-stores.ts',
  'src/app/shell/offline-status.tsx',
  'src/app/shell/footer.tsx',
  'src/app/features/installation/install-sheet.tsx',
  'src/app/features/home/you-may-like.tsx',
  'src/app/shell/department-links.tsx',
]

/** Chunks of `chunk-groups.ts` that cards of home load once the page has loaded. */
const firstChunks = ['hearts']

/**
 * Splits the built files for the worker: the files of the shell and home are precached at installation; the others are
 * listed in `warm-up.json` and fetched by the worker when the page is idle.
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
 * Every file that the first screens need: chunks with their imports and styles. Fonts are left to the warm-up; under
 * data saver the phone's own fonts are used.
 */
export function shellFiles(manifest: BuildManifest): Set<string> {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  const isFirst = (key: string) => firstScreens.some((screen) => key === screen || key.startsWith(`${screen}?`))
  for (const key of Object.keys(manifest)) {
    if (isFirst(key) || firstChunks.includes(manifest[key]?.name ?? '')) visit(key)
  }
  return files
}
