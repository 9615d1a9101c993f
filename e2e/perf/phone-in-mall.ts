import { type BrowserContext, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { browserFlags, ensureBrowser } from '#tests/support/browser.ts'
import { isUp } from '../support/is-up.ts'
import startMall from '../support/mall/start-mall.ts'
import { mallAddress } from '../support/mall-test.ts'
import { waitForWorker } from '../support/offline/wait-for-worker.ts'
import { type Shopper, signIn } from '../support/sign-in.ts'
import { observeTimes } from './page-times.ts'
import { observeTyping } from './typing-times.ts'

/** The slowdown of the phone's CPU against this machine. */
export const cpuSlowdown = 4

/** Opens the mall of .cache/bench for some work, and closes it. */
export async function inMall<Result>(work: () => Promise<Result>): Promise<Result> {
  process.env['E2E_DATA_FOLDER'] ??= '.cache/bench'
  const stop = await startMall()
  try {
    return await work()
  } finally {
    await stop()
  }
}

/**
 * A phone of 390×844 at 2× with an earlier visit: its worker is complete, and the shopper is signed in. `address`
 * replaces the mall's own address.
 */
export async function onPhone<Result>(
  shopper: Shopper,
  work: (phone: BrowserContext) => Promise<Result>,
  address = process.env[mallAddress],
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  try {
    const phone = await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      baseURL: address,
      locale: 'en-US',
      timezoneId: 'Asia/Colombo',
    })
    // tsx wraps named functions in a helper that the page lacks.
    await phone.addInitScript('globalThis.__name = (one) => one')
    await phone.addInitScript(observeTyping)
    const page = await phone.newPage()
    await page.goto('/')
    await isUp(page)
    await waitForWorker(page)
    await signIn(page, shopper)
    return await work(phone)
  } finally {
    await browser.close()
  }
}

type SlowPage = { readonly page: Page; readonly session: CDPSession }

/** Closes every page and opens a page of the slow phone at `path`, up to its first bytes. */
export async function openSlow(phone: BrowserContext, path: string): Promise<SlowPage> {
  for (const page of phone.pages()) await page.close()
  return openTab(phone, path)
}

/** Opens another page of the slow phone at `path`, up to its first bytes. */
export async function openTab(phone: BrowserContext, path: string): Promise<SlowPage> {
  const page = await phone.newPage()
  await observeTimes(page)
  const session = await phone.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, session }
}
