import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { isUp } from '#e2e/support/is-up.ts'
import { type CountingProxy, openCountingProxy } from '#e2e/support/mall/counting-proxy.ts'
import { shiftClock } from '#e2e/support/mall/shift-clock.ts'
import startMall from '#e2e/support/mall/start-mall.ts'
import { mallAddress } from '#e2e/support/mall-test.ts'
import { metered, waitUntilMetered } from '#e2e/support/offline/meter.ts'
import { waitForWorker } from '#e2e/support/offline/wait-for-worker.ts'
import { browserFlags, ensureBrowser } from '#tests/support/browser.ts'
import { browseDay } from './week-day.ts'
import { type DayPlan, planWeek } from './week-plan.ts'

const dayLength = 24 * 3_600_000
const timeoutMs = 60_000
/** The largest error of the mall's own meter, in per cent (docs/product.md#data-meter). */
const maxErrorPercent = 5

/** The bytes of one day: transferred to the phone, and counted by the mall's own meter. */
type Day = { readonly bytes: number; readonly meter: number }

/**
 * The same week of browsing without data saver and with it (docs/product.md#data-meter): every byte that came to the
 * phone, headers included, by day.
 */
export async function weekBench(log: (sentence: string) => void): Promise<string> {
  const stop = await startMall()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  try {
    const plan = await planWeek()
    const without = await browseWeek(browser, plan, 'off', log)
    const saving = await browseWeek(browser, plan, 'on', log)
    const rows = plan.map((_, at) => row(`${at + 1}`, without[at] ?? emptyDay, saving[at] ?? emptyDay))
    return [
      '## A week of browsing, without data saver and with it',
      '',
      'Phone 390×844 at 2×, one profile for the week, reopened each day with its clock one day later; home, a department, three products, a search, on three days a shop. Bytes over HTTP/1.1, headers included.',
      '',
      '| day | without | metered | error | with | metered | error | with / without |',
      '|---|---:|---:|---:|---:|---:|---:|---:|',
      ...rows,
      row('week', sum(without), sum(saving)),
      '',
      `The error of the meter is at most ${maxErrorPercent} % in the week: ${verdict(sum(without))} without, ${verdict(sum(saving))} with.`,
      '',
    ].join('\n')
  } finally {
    await browser.close()
    await stop()
  }
}

const emptyDay: Day = { bytes: 0, meter: 0 }
const sum = (days: readonly Day[]): Day =>
  days.reduce((all, { bytes, meter }) => ({ bytes: all.bytes + bytes, meter: all.meter + meter }), emptyDay)
const errorPercent = ({ bytes, meter }: Day) => (meter / bytes - 1) * 100
const verdict = (week: Day) => (Math.abs(errorPercent(week)) <= maxErrorPercent ? '✓' : '✗')
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function row(name: string, without: Day, saving: Day): string {
  const cells = [without, saving].flatMap((day) => [kb(day.bytes), kb(day.meter), `${errorPercent(day).toFixed(1)} %`])
  return `| ${[name, ...cells, (saving.bytes / without.bytes).toFixed(2)].join(' | ')} |`
}

/** One phone for seven days. */
async function browseWeek(
  browser: Browser,
  plan: readonly DayPlan[],
  saver: 'on' | 'off',
  log: (sentence: string) => void,
): Promise<Day[]> {
  const proxy = await openCountingProxy(process.env[mallAddress] ?? '')
  const phone = await openPhone(browser, proxy, saver)
  const days: Day[] = []
  try {
    for (const [at, dayPlan] of plan.entries()) {
      const page = await reopen(phone, at)
      await browseDay(page, dayPlan, timeoutMs)
      // The worker is installed on the first day; the bytes of its warm-up are part of the cost.
      if (saver === 'off') await waitForWorker(page)
      else await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller))
      await waitUntilMetered(page, proxy, timeoutMs)
      const before = sum(days)
      days.push({ bytes: proxy.bytes - before.bytes, meter: (await metered(page)) - before.meter })
      log(`Day ${at + 1}, data saver ${saver}: ${kb(days.at(-1)?.bytes ?? 0)}`)
    }
    return days
  } finally {
    await phone.close()
    await proxy.stop()
  }
}

async function openPhone(browser: Browser, proxy: CountingProxy, saver: 'on' | 'off'): Promise<BrowserContext> {
  const phone = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    baseURL: proxy.address,
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
  })
  // tsx wraps named functions in a helper that the page lacks.
  await phone.addInitScript('globalThis.__name = (one) => one')
  // As chosen in Settings on an earlier day.
  await phone.addInitScript((choice) => localStorage.setItem('nelu.data-saver', choice), saver)
  await phone.addCookies([{ name: 'dataSaver', value: saver, url: proxy.address }])
  return phone
}

/** Closes every page and opens the mall from the home screen, `days` after the first visit. */
async function reopen(phone: BrowserContext, days: number): Promise<Page> {
  for (const page of phone.pages()) await page.close()
  const page = await phone.newPage()
  await shiftClock(page, days * dayLength)
  await page.goto('/?source=home-screen')
  await isUp(page)
  return page
}
