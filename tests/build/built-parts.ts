import { brotliCompressSync } from 'node:zlib'
import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import { type WarmUpGroup, warmUpList } from '#offline/later/warm-up-list.ts'
import { warmUpLimit } from '#offline/later/worker-messages.ts'
import { isForLanguage } from '#words/language-of-file.ts'
import type { WordPart } from '#words/word-parts.ts'
import type { BuiltPage, Part } from './built-page.ts'

type Language = (typeof languages)[number]

export const localeKey = (language: Language, part: WordPart = 'first'): string =>
  `src/words/locales/${language}.po?part=${part}`

/** Scripts that the document of a route names, with these message parts in the largest of the given languages. */
function documentScripts(
  page: BuiltPage,
  route: string,
  parts: readonly WordPart[],
  choice: readonly Language[],
): readonly Part[] {
  const named = [...page.text('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  )
  const chunks = page.closureOf(['index.html', ...page.keysOf(route)]).map(({ file }) => file)
  const wordsOf = (language: Language) =>
    parts.flatMap((part) => page.closureOf([localeKey(language, part)]).map(({ file }) => page.compressedPart(file)))
  const words = choice.map(wordsOf).sort((a, b) => weight(b) - weight(a))[0] ?? []
  return [
    ...[...new Set([...named, ...chunks])]
      .map(page.compressedPart)
      .filter(({ label }) => !words.some((one) => one.label === label)),
    ...words,
  ]
}
const weight = (parts: readonly Part[]) => parts.reduce((sum, { size }) => sum + size, 0)

/** The scripts of home's first view. */
export const firstViewScripts = (page: BuiltPage, choice: readonly Language[] = languages): readonly Part[] =>
  documentScripts(page, 'src/app/routes/index.tsx', ['first'], choice)

/** The scripts of a product's first view. */
export const productScripts = (page: BuiltPage): readonly Part[] =>
  documentScripts(page, 'src/app/routes/products.$productId.tsx', ['first'], languages)

/** Style sheets of home, by their paths. */
const sheetsOf = (page: BuiltPage): readonly string[] => [
  ...new Set(page.closureOf(['index.html', ...page.keysOf('src/app/routes/index.tsx')]).flatMap(({ css = [] }) => css)),
]

/** The style sheets of home, each on its own. */
export const firstViewSheets = (page: BuiltPage): readonly Part[] => sheetsOf(page).map(page.compressedPart)

/** The styles of home as one item, as the document inlines them. */
export function firstViewStyles(page: BuiltPage): readonly Part[] {
  const sheets = sheetsOf(page)
  return [{ label: sheets.join(' + '), size: brotliCompressSync(sheets.map(page.text).join('')).length }]
}

/** The files that the worker's install event fetches by Workbox's list, and the worker itself. */
export function installedFiles(page: BuiltPage): readonly Part[] {
  const urls = [...page.text('worker.js').matchAll(/["'`]?url["'`]?:\s*["'`]([^"'`]+)["'`]/g)].map(
    (match) => match[1] ?? '',
  )
  return ['worker.js', ...new Set(urls.filter((url) => page.source.includes(url) && `/${url}` !== listPath(page)))].map(
    page.compressedPart,
  )
}

/** The groups of the warm-up list. */
export const warmUpGroups = (page: BuiltPage): readonly WarmUpGroup[] =>
  v.parse(warmUpList, JSON.parse(page.text(listPath(page).slice(1))))

/** Every file of the warm-up list. */
export const listedFiles = (page: BuiltPage): readonly Part[] =>
  warmUpGroups(page).flatMap(({ files }) => files.map((file) => compressed(page, file)))

/** The path of the list of the warm-up, which the worker names and does not precache. */
const listPath = (page: BuiltPage): string =>
  `/${page.source.find((file) => /^assets\/warm-up-list-[\w-]+\.json$/.test(file)) ?? ''}`

const compressed = (page: BuiltPage, path: string): Part => page.compressedPart(path.replace(/^\//, ''))

/**
 * The files that the worker fetches on a new phone once the page is idle, in all starts, in the language with the
 * largest messages: the list itself, single files, and packs.
 */
export function warmedFiles(page: BuiltPage): readonly Part[] {
  const inLanguage = (language: Language) =>
    warmUpGroups(page)
      .flatMap(({ pack, files }) => (pack ? [pack] : files.filter((file) => isForLanguage(file, language))))
      .map((path) => compressed(page, path))
  const largest = languages.map(inLanguage).sort((a, b) => weight(b) - weight(a))[0] ?? []
  return [compressed(page, listPath(page)), ...largest]
}

/** The warmed files of the first start: up to the file that passes the worker's limit. */
export function firstWarmedFiles(page: BuiltPage): readonly Part[] {
  // The worker does not count the list.
  let before = -compressed(page, listPath(page)).size
  return warmedFiles(page).filter(({ size }) => {
    const isFetched = before < warmUpLimit
    before += size
    return isFetched
  })
}

/**
 * The files that change after a small change in a shared chunk: the chunk, every script that imports the chunk by its
 * file name, and so on up to scripts with stable names (build/chunk-names.ts), and also the document, the worker and
 * its list.
 */
export function changedWith(page: BuiltPage, name: string): readonly Part[] {
  const map = /<script type="importmap">([^<]*)/.exec(page.text('index.html'))?.[1] ?? '{}'
  const stableNames = new Set(Object.values((JSON.parse(map) as { imports?: Record<string, string> }).imports ?? {}))
  const key = Object.keys(page.manifest).find((one) => one.startsWith(`_${name}-`) && one.endsWith('.js'))
  if (!key) throw new Error(`The build has no chunk ${name}.`)
  const changed = new Set([page.manifest[key]?.file ?? ''])
  for (const file of changed) {
    if (stableNames.has(`/${file}`)) continue
    const base = file.replace('assets/', '')
    for (const other of page.scripts)
      if (page.text(other).includes(base) && other.startsWith('assets/')) changed.add(other)
  }
  return [...changed, 'index.html', 'worker.js', listPath(page)].map((path) => compressed(page, path))
}
