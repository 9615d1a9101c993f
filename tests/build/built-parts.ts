import { brotliCompressSync } from 'node:zlib'
import { languages } from '../../src/contract/wire.ts'
import { languageOfFile } from '../../src/words/language-of-file.ts'
import type { WordPart } from '../../src/words/word-parts.ts'
import type { BuiltPage, Part } from './built-page.ts'

type Language = (typeof languages)[number]

export const localeKey = (language: Language, part: WordPart = 'first'): string => `src/words/locales/${language}.po?part=${part}`

/** Scripts that the document names, home's chunks, and the words of one language: the largest of those asked for. */
export function firstViewScripts(page: BuiltPage, choice: readonly Language[] = languages): readonly Part[] {
  const named = [...page.text('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
  const chunks = page.closureOf(['index.html', ...page.keysOf('src/app/routes/index.tsx')]).map(({ file }) => file)
  const words = choice.flatMap((language) => page.closureOf([localeKey(language)]).map(({ file }) => page.weigh(file))).sort((a, b) => b.size - a.size)[0]
  const scripts = [...new Set([...named, ...chunks])].map(page.weigh)
  return words ? [...scripts.filter(({ what }) => what !== words.what), words] : scripts
}

/** Scripts that a product's document names, and its words in one language: the largest of those asked for. */
export function productScripts(page: BuiltPage): readonly Part[] {
  const route = page.closureOf(page.keysOf('src/app/routes/products.$productId.tsx')).map(({ file }) => page.weigh(file))
  const words = languages.map((language) => page.closureOf([localeKey(language, 'product')]).map(({ file }) => page.weigh(file))[0]).sort((a, b) => (b?.size ?? 0) - (a?.size ?? 0))[0]
  const home = firstViewScripts(page).filter(({ what }) => !/\/routes-/.test(what))
  const all = [...home, ...route.filter(({ what }) => !home.some((one) => one.what === what))]
  return words ? [...all, words] : all
}

/** Style sheets of home, by their paths. */
const sheetsOf = (page: BuiltPage): readonly string[] => [
  ...new Set(page.closureOf(['index.html', ...page.keysOf('src/app/routes/index.tsx')]).flatMap(({ css = [] }) => css)),
]

/** The same one by one. */
export const firstViewSheets = (page: BuiltPage): readonly Part[] => sheetsOf(page).map(page.weigh)

/** The styles of home as the document carries them: all in one. */
export function firstViewStyles(page: BuiltPage): readonly Part[] {
  const sheets = sheetsOf(page)
  return [{ what: sheets.join(' + '), size: brotliCompressSync(sheets.map(page.text).join('')).length }]
}

/** What the install event fetches by Workbox's list, and the worker itself. */
export function installedFiles(page: BuiltPage): readonly Part[] {
  const urls = [...page.text('worker.js').matchAll(/["'`]?url["'`]?:\s*["'`]([^"'`]+)["'`]/g)].map((match) => match[1] ?? '')
  return ['worker.js', ...new Set(urls.filter((url) => page.source.includes(url)))].map(page.weigh)
}

/** Every file of the warm-up's list. */
export function listedFiles(page: BuiltPage): readonly Part[] {
  const later = JSON.parse(page.text('warm-up.json')) as string[]
  return later.map((url) => page.weigh(url.replace(/^\//, '')))
}

/** What the worker fetches once the page is idle, in the language that weighs most. */
export function warmedFiles(page: BuiltPage): readonly Part[] {
  const inLanguage = (language: Language) => listedFiles(page).filter(({ what }) => (languageOfFile(`/${what}`) ?? language) === language)
  const weight = (parts: readonly Part[]) => parts.reduce((sum, { size }) => sum + size, 0)
  return languages.map(inLanguage).sort((a, b) => weight(b) - weight(a))[0] ?? []
}
