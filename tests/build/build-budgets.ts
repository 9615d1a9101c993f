import { languages } from '#contract/languages.ts'
import { warmUpLimit } from '#offline/later/worker-messages.ts'
import type { BuiltPage, Part } from './built-page.ts'
import {
  changedWith,
  firstViewScripts,
  firstViewSheets,
  firstViewStyles,
  firstWarmedFiles,
  installedFiles,
  listedFiles,
  localeKey,
  productScripts,
  warmedFiles,
  warmUpGroups,
} from './built-parts.ts'

/** One gate: the parts that count, the limit of their sum, and the reason for the limit. Bytes are brotli 11. */
export type Gate = {
  readonly name: string
  readonly most: number
  readonly unit: 'bytes' | 'found'
  readonly reason: string
  readonly parts: (page: BuiltPage) => readonly Part[]
}

const finding = (label: string): Part => ({ label, size: 1 })

/** Strings that occur only in the server's code or in a package of the server. */
const ofServer =
  /pglite|["'`]node:[a-z]|@hono\/|\bhono\b|["'`]sharp["'`/]|\bkysely\b|DATABASE_URL|\bcreate table\b|\binsert into\b/i

/** Every gate of the build (docs/quality.md#speed). */
export const gates: readonly Gate[] = [
  {
    name: 'JavaScript before the first view can be used',
    most: 125_000,
    unit: 'bytes',
    reason: 'peers ship 120 to 173 kB; the packages alone take 92',
    parts: firstViewScripts,
  },
  {
    name: "JavaScript before a product's first view can be used",
    most: 125_000,
    unit: 'bytes',
    reason:
      'peers ship 120 to 173 kB; packages, shell and messages take 111; the choice of a variant and the cart take the rest',
    parts: productScripts,
  },
  {
    name: 'styles of the first view',
    most: 8_000,
    unit: 'bytes',
    reason: 'the styles are inlined in the document, whose first 14 kB also contain the head and the first two cards',
    parts: firstViewStyles,
  },
  {
    name: 'bytes that the worker fetches to install',
    most: 250_000,
    unit: 'bytes',
    reason: 'the best peer fetches 1,030 kB; the limit is five seconds of Slow 3G in the background',
    parts: installedFiles,
  },
  {
    name: 'bytes of the warm-up of one start',
    most: 250_000,
    unit: 'bytes',
    reason: 'the warm-up runs when the page is idle and without a request of the shopper, who pays for the data',
    parts: firstWarmedFiles,
  },
  {
    name: 'bytes of all files of the warm-up',
    most: 2 * warmUpLimit,
    unit: 'bytes',
    reason: 'every screen opens offline after two starts',
    parts: warmedFiles,
  },
  {
    name: 'bytes that a phone fetches for a small change',
    most: 60_000,
    unit: 'bytes',
    reason:
      'a change of the footer changes its chunk; peers fetch their whole bundle, and the shopper pays for each deployed build',
    parts: (page) => changedWith(page, 'later'),
  },
  {
    name: 'chunks with server code',
    most: 0,
    unit: 'found',
    reason: 'page and server share the contract only; a key or a query must never reach a phone',
    parts: (page) =>
      page.scripts.flatMap((file) => {
        const match = ofServer.exec(page.text(file))
        return match ? [finding(`${file}: ${match[0]}`)] : []
      }),
  },
  {
    name: 'module syntax in the worker',
    most: 0,
    unit: 'found',
    reason: 'the worker is registered as a classic script: the browser refuses module syntax without a message',
    parts: (page) =>
      [...page.text('worker.js').matchAll(/\bimport\.meta\b|\bimport\s*\(/g)].map(([word]) => finding(word)),
  },
  {
    name: "chunks of the kit's gallery",
    most: 0,
    unit: 'found',
    reason: 'the gallery is for development only; the warm-up would fetch its chunks onto every phone',
    parts: ({ manifest }) =>
      Object.keys(manifest)
        .filter((key) => key.includes('features/gallery/'))
        .map(finding),
  },
  {
    name: 'languages without a chunk of their own',
    most: 0,
    unit: 'found',
    reason: 'a shopper fetches one language; the others are fetched when they are chosen',
    parts: (page) => {
      const entry = new Set(page.closureOf(['index.html']).map(({ file }) => file))
      const files = languages.map((language) => page.manifest[localeKey(language)]?.file)
      return languages.flatMap((language, at) => {
        const file = files[at]
        const isAlone =
          file !== undefined &&
          !entry.has(file) &&
          files.indexOf(file) === at &&
          (page.text('.vite/manifest.json').match(new RegExp(`"file": "${file}"`, 'g')) ?? []).length === 1
        return isAlone ? [] : [finding(language)]
      })
    },
  },
  {
    name: 'source maps',
    most: 0,
    unit: 'found',
    reason: 'the warm-up would fetch them, and they would publish the source',
    parts: ({ source, scripts, text }) => [
      ...source.filter((file) => file.endsWith('.map')).map(finding),
      ...scripts.filter((file) => text(file).includes('sourceMappingURL=')).map(finding),
    ],
  },
  {
    name: 'text files without an equal compressed copy',
    most: 0,
    unit: 'found',
    reason: 'the server sends compressed copies unchanged; an outdated copy would be an old build',
    parts: (page) =>
      page.source
        .filter(page.isText)
        .flatMap((file) =>
          (['br', 'gz'] as const)
            .filter((ending) => page.unpacked(file, ending) !== page.text(file))
            .map((ending) => finding(`${file}.${ending}`)),
        ),
  },
  {
    name: 'files of the shell that the worker does not install',
    most: 0,
    unit: 'found',
    reason: 'a cold start without a network must open home before any warm-up',
    parts: (page) => {
      const installed = new Set(installedFiles(page).map(({ label }) => label))
      return [...firstViewScripts(page, ['en']), ...firstViewSheets(page)]
        .filter(({ label }) => !installed.has(label))
        .map(({ label }) => finding(label))
    },
  },
  {
    name: 'built files that neither installation nor warm-up fetches',
    most: 0,
    unit: 'found',
    reason: 'every route must open offline after one visit',
    parts: (page) => {
      const fetched = new Set([...installedFiles(page), ...listedFiles(page)].map(({ label }) => label))
      return page.source
        .filter((file) => /^assets\/.*\.(js|css|svg|woff2)$/.test(file) && !fetched.has(file))
        .map(finding)
    },
  },
  {
    name: 'files of a pack that differ from the built files',
    most: 0,
    unit: 'found',
    reason: 'a phone without a network would run the code of a pack, and the same phone with a network the built file',
    parts: (page) =>
      warmUpGroups(page).flatMap(({ pack, files }) => {
        if (!pack) return []
        const texts = JSON.parse(page.text(pack.slice(1))) as Record<string, string>
        return [...new Set([...files, ...Object.keys(texts)])]
          .filter((file) => texts[file] !== page.text(file.slice(1)))
          .map(finding)
      }),
  },
]
