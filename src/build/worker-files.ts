import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'

type Chunk = { file: string; src?: string; css?: string[]; assets?: string[]; imports?: string[] }
type BuildManifest = Record<string, Chunk>

/** What opens from the home screen before anything else was fetched: home, and the sheet that asks for a variant before it goes into the cart. */
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
  'src/app/shell/offline-status.tsx',
  'src/app/shell/footer.tsx',
  'src/app/features/installation/install-sheet.tsx',
  'src/app/features/home/you-may-like.tsx',
  'src/app/shell/department-links.tsx',
]

/**
 * Splits the built files for the worker: what the shell and home need is precached at installation, the rest is
 * written to `warm-up.json`, from where the worker fetches it when the page is idle (issue: shell and first-route
 * chunks at install, the rest warmed after).
 */
export function splitForWorker(outDir: string): ManifestTransform {
  return async (entries) => {
    const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as BuildManifest
    const shell = shellFiles(manifest)
    const isShell = (url: string) => url === 'index.html' || /^assets\/icons-/.test(url) || shell.has(url)
    const later = entries.map(({ url }) => url).filter((url) => !isShell(url))
    const list = JSON.stringify(later.map((url) => `/${url}`))
    await writeFile(join(outDir, 'warm-up.json'), list)
    // The list is precached, so that a worker never takes another build's for its own.
    const warmUp = { url: 'warm-up.json', revision: createHash('sha1').update(list).digest('hex'), size: list.length }
    return { manifest: [...entries.filter(({ url }) => isShell(url)), warmUp], warnings: [] }
  }
}

/** Every file that the first screens need: chunks with their imports and styles. Fonts wait for the warm-up: under data saver the phone's own serves. */
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
    if (isFirst(key)) visit(key)
  }
  return files
}
