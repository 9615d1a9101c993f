import { chromium, devices, type Page } from '@playwright/test'
import { build } from 'vite'
import { defaultRegionId } from '#contract/region/region.ts'
import type { Language } from '#contract/wire.ts'
import { browserFlags, ensureBrowser } from '#tests/support/browser.ts'
import { fillSaved } from '../fill-saved.ts'

const products = 5_000
/** The target of p95, in ms. */
const target = 50
const address = 'http://localhost/'

/** Each word letter by letter, then with filters and orders. */
const typed: Readonly<Record<Language, readonly string[]>> = {
  en: ['running shoes', 'hedphones', 'sneekers', 'violin', 'zzzzzzzz', 'wireles hedphones'],
  zh: ['跑鞋', '头戴耳机', '小提琴'],
  tr: ['koşu ayakkabısı', 'kosu ayakabisi', 'kulaklık'],
  ru: ['кроссовки', 'кросовки', 'наушники'],
  pt: ['tênis de corrida', 'tenis corida', 'violino'],
}
const filters = [
  { hasStock: true },
  { isFreeDelivery: true, minScore: 3 },
  { categoryId: 200, sortName: 'price' },
  { sortName: 'soldNum' },
  { minPrice: 500, maxPrice: 5000, sortName: 'score' },
] as const

type Measured = { first: number; searches: number[]; suggestions: number[]; longest: number }

/** Searches 5,000 saved products in a real browser's IndexedDB with CPU 4× (target: p95 below 50 ms). */
export async function savedSearchBench(log: (sentence: string) => void): Promise<string> {
  const code = await bundle()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  const rows: string[] = []
  try {
    for (const lang of Object.keys(typed) as Language[]) {
      log(`Saved search, ${lang}`)
      const page = await browser.newPage({ ...devices['Pixel 7'] })
      await page.route('**/*', (route) =>
        route.fulfill(
          route.request().url().endsWith('.js')
            ? { body: code, contentType: 'text/javascript' }
            : { body: '<!doctype html><title>saved</title>', contentType: 'text/html' },
        ),
      )
      // tsx wraps named functions in a helper that the page lacks.
      await page.addInitScript('globalThis.__name = (one) => one')
      await page.goto(address)
      await fillSaved(page, products, lang)
      await page.reload()
      await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const { first, searches, suggestions, longest } = await measure(page, lang)
      rows.push(
        `| ${lang} | ${ms(first)} | ${ms(at(searches, 0.5))} | ${ms(at(searches, 0.95))} | ${verdict(at(searches, 0.95))} | ${ms(at(searches, 0.99))} | ${ms(at(suggestions, 0.95))} | ${verdict(at(suggestions, 0.95))} | ${ms(longest)} |`,
      )
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  return [
    `## Search over ${products} saved products\n\nOne phone, CPU 4×. The first search of a start reads everything; the rest is typed letter by letter, then filtered and sorted.\n`,
    `| language | first | p50 | p95 | p95 ≤ ${target} ms | p99 | suggestions p95 | ≤ ${target} ms | longest block of the main thread |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

const verdict = (value: number) => (value < target ? '✓' : '✗')
const ms = (value: number) => `${value.toFixed(0)} ms`
const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** The page's own code in one file. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'chrome100',
      lib: { entry: 'src/app/cache/saved-search.ts', formats: ['es'], fileName: 'saved-search' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('The build wrote no file')
  return output.output[0].code
}

const measure = (page: Page, lang: Language): Promise<Measured> =>
  page.evaluate(
    async ({ words, filterSets, place: market }) => {
      const { searchSaved, suggestSaved } = await import(`${location.origin}/saved-search.js`)
      const time = async (work: () => Promise<unknown>) => {
        const start = performance.now()
        await work()
        return performance.now() - start
      }
      let longest = 0
      let isOver = false
      // A message to itself arrives at once, unless the thread is blocked.
      const { port1, port2 } = new MessageChannel()
      let sent = performance.now()
      port1.onmessage = () => {
        longest = Math.max(longest, performance.now() - sent)
        if (!isOver)
          setTimeout(() => {
            sent = performance.now()
            port2.postMessage(null)
          }, 5)
      }
      port2.postMessage(null)
      const first = await time(() => searchSaved({ key: words[0] }, market))
      const searches: number[] = []
      const suggestions: number[] = []
      for (let round = 0; round < 3; round += 1) {
        for (const word of words) {
          for (let end = 1; end <= word.length; end += 1) {
            searches.push(await time(() => searchSaved({ key: word.slice(0, end) }, market)))
            suggestions.push(await time(() => suggestSaved(word.slice(0, end), market)))
          }
          for (const filterSet of filterSets) {
            searches.push(await time(() => searchSaved({ key: word, ...filterSet }, market)))
            searches.push(await time(() => searchSaved(filterSet, market)))
          }
        }
      }
      isOver = true
      return { first, searches, suggestions, longest }
    },
    { words: typed[lang], filterSets: filters, place: { regionId: defaultRegionId, lang } },
  )
