import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from '../tests/support/browser.ts'
import { mallAddress, type MallOptions } from './support/mall-test.ts'

const executablePath = findBrowser()
const isFull = process.env['TEST_FULL'] === '1'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, userAgent: devices['Pixel 7'].userAgent }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }

/** What the projects without the newer browser parts run: where those parts matter; in the full run everything but how pages look. */
const plainTests = isFull ? /^(?!.*everyone).*\.spec\.ts$/ : /(offline\/(cold-start|connection|storage|worker)|journeys\/shopping)\.spec\.ts$/

/** The real mall in a real browser; `ONLY=e2e npm test`, or `npx playwright test --config e2e/playwright.config.ts --project phone FILE`. */
export default defineConfig<MallOptions>({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
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
    { name: 'desktop', use: desktop },
    { name: 'phone-plain', use: { ...phone, isPlain: true }, testMatch: plainTests },
    { name: 'desktop-plain', use: { ...desktop, isPlain: true }, testMatch: plainTests },
  ],
})
