import { type Browser, type BrowserContext, chromium, devices, expect, type Page } from '@playwright/test'
import { coldStart } from '#e2e/support/cold-start.ts'
import { isUp } from '#e2e/support/is-up.ts'
import startMall from '#e2e/support/mall/start-mall.ts'
import { mallAddress } from '#e2e/support/mall-test.ts'
import { setOffline } from '#e2e/support/offline/set-offline.ts'
import { waitForWorker } from '#e2e/support/offline/wait-for-worker.ts'
import { field, openSearch, options } from '#e2e/support/search-box.ts'
import { browserFlags, ensureBrowser } from '#tests/support/browser.ts'
import { fillSaved } from '../fill-saved.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import { observeTyping, takeInteractions, unreported } from '../typing-times.ts'

const cpuSlowdown = 4
/** The saved products of the offline phone. */
const savedProducts = 5_000
const limits = [150, 80]
const timeoutMs = 30_000

const widths = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const
type Width = keyof typeof widths

const sources = { server: 'the server', phone: `the phone (${savedProducts} saved products), offline` } as const
type Source = keyof typeof sources

/**
 * Words of ten letters, each typed once, so that no earlier answer is cached: with and without waiting for suggestions.
 */
const rhythms = {
  waiting: { name: 'each letter after the suggestions', words: ['headphones', 'sunglasses', 'toothbrush'] },
  fluent: { name: 'every 160–240 ms', words: ['basketball', 'volleyball', 'microphone'] },
} as const
type Rhythm = keyof typeof rhythms

/** The result of one word: the ms of every letter, and the number of letters that Event Timing reported. */
type Typed = { readonly letters: readonly number[]; readonly reported: number }

/**
 * Ten letters in the search box (docs/quality.md#speed: INP at most 150 ms, moonshot 80): on the phone's page and in
 * the desktop's popover.
 */
export async function typingBench(log: (sentence: string) => void): Promise<string> {
  const stop = await startMall()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  const rows: string[] = []
  try {
    for (const width of Object.keys(widths) as Width[]) {
      for (const source of Object.keys(sources) as Source[]) {
        const context = await visitedBefore(browser, width, source)
        for (const rhythm of Object.keys(rhythms) as Rhythm[]) {
          log(`Typing, ${width}, suggestions of ${sources[source]}, ${rhythms[rhythm].name}`)
          const runs: Typed[] = []
          for (const word of rhythms[rhythm].words) runs.push(await typeWord(context, width, source, rhythm, word))
          rows.push(rowOf(width, source, rhythm, runs))
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await stop()
  }
  return [
    '## Ten letters typed in the search box',
    '',
    `CPU ${cpuSlowdown}×; the worst interaction of a word is its INP, and the median of three words counts. Event Timing reports interactions from ${unreported} ms on, in steps of 8 ms; the others count as ${unreported}.`,
    '',
    '| where | suggestions from | letters | INP | of each run | at least | moonshot | p50 | reported |',
    '|---|---|---|---:|---|---|---|---:|---|',
    ...rows,
    '',
  ].join('\n')
}

function rowOf(width: Width, source: Source, rhythm: Rhythm, runs: readonly Typed[]): string {
  const worst = runs.map(({ letters }) => Math.max(...letters))
  const inp = median(worst)
  const verdicts = limits.map((limit) => `≤ ${limit} ms ${inp <= limit ? '✓' : '✗'}`)
  const p50 = median(runs.map(({ letters }) => percentile(letters, 0.5)))
  const reported = runs.map((run) => `${run.reported}/${run.letters.length}`)
  return `| ${[width, sources[source], rhythms[rhythm].name, `${inp} ms`, worst.join(', '), ...verdicts, `${p50} ms`, reported.join(', ')].join(' | ')} |`
}

/** A shopper with an earlier visit: the worker is complete, and the offline phone has saved products. */
async function visitedBefore(browser: Browser, width: Width, source: Source): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...widths[width],
    baseURL: process.env[mallAddress],
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
  })
  // tsx wraps named functions in a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (one) => one')
  await context.addInitScript(observeTyping)
  const page = await context.newPage()
  await page.goto('/')
  await isUp(page)
  await waitForWorker(page)
  await openSearch(page, width === 'phone')
  if (source === 'phone') {
    await fillSaved(page, savedProducts, 'en')
    await setOffline(context, true)
  }
  return context
}

async function typeWord(
  context: BrowserContext,
  width: Width,
  source: Source,
  rhythm: Rhythm,
  word: string,
): Promise<Typed> {
  const page = await coldStart(context, width === 'phone' ? '/search' : '/')
  await isUp(page)
  if (source === 'phone') await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor({ timeout: timeoutMs })
  await field(page).click()
  // Popular searches appear where the server answers.
  if (source === 'server') await page.getByRole('region', { name: 'Popular now' }).waitFor({ timeout: timeoutMs })
  await expect(field(page)).toBeFocused()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await takeInteractions(page)
  for (const [at, letter] of [...word].entries()) {
    await page.keyboard.press(letter)
    if (rhythm === 'waiting') await waitForSuggestion(page, word.slice(0, at + 1))
    // The rhythm of a hand, around the moment at which suggestions are drawn.
    else await page.waitForTimeout(160 + (at % 5) * 20)
  }
  await waitForSuggestion(page, word)
  const reported = await takeInteractions(page)
  return {
    letters: [...reported, ...Array.from({ length: Math.max(0, word.length - reported.length) }, () => unreported)],
    reported: reported.length,
  }
}

/** Waits for a suggestion that highlights exactly the typed text. */
const waitForSuggestion = (page: Page, typed: string): Promise<void> =>
  options(page)
    .locator('b')
    .filter({ hasText: new RegExp(`^${typed}$`, 'i') })
    .first()
    .waitFor({ timeout: timeoutMs })
