import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from '../tests/support/browser.ts'
import { mallAddress, type MallOptions } from './support/mall-test.ts'

const executablePath = findBrowser()
const isFull = process.env['TEST_FULL'] === '1'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, userAgent: devices['Pixel 7'].userAgent }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }

/**
 * Two devices, with and without the newer browser parts. The full run takes all four, the plain ones without how pages look.
 * In the short run, what no width changes runs on the phone; where the newer parts matter, also on the desktop without them.
 */
const everything = /\.spec\.ts$/
const onTwo = isFull ? everything : /^(?!.*(offline\/(cart-storm|cart-worker|cold-start|connection|data-saver|meter|saved-lists|shelves|storage|storage-kept|take-along|waiting|worker)|journeys\/(place|sign-in-languages)|pages\/(codes|forms-offline|found-by-others|links)|perf\/bytes)\.spec\.ts$).*\.spec\.ts$/
const plainTests = isFull ? /^(?!.*everyone).*\.spec\.ts$/ : /(offline\/(cold-start|connection|shelves|storage|worker)|journeys\/(place|shopping))\.spec\.ts$/

/** The real mall in a real browser; `ONLY=e2e npm test`, or `npx playwright test --config e2e/playwright.config.ts --project phone FILE`. */
export default defineConfig<MallOptions>({
  testDir: '.',
  testMatch: everything,
  outputDir: '../test-results',
  globalSetup: './support/start-mall.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A second try tells a busy machine from a broken mall; the report names what needed one.
  retries: 1,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./support/playwright-sums.ts']],
  use: {
    baseURL: process.env[mallAddress],
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
    trace: 'on-first-retry',
    launchOptions: { args: [...browserFlags], ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', use: desktop, testMatch: onTwo },
    ...(isFull ? [{ name: 'phone-plain', use: { ...phone, isPlain: true }, testMatch: plainTests }] : []),
    { name: 'desktop-plain', use: { ...desktop, isPlain: true }, testMatch: plainTests },
  ],
})
