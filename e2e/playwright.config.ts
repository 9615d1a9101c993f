import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from '#tests/support/browser.ts'
import { type MallOptions, type MallWorkerOptions, mallAddress } from './support/mall-test.ts'
import { isFull } from './support/short-run.ts'

const executablePath = findBrowser()

/** Drawing animations without a graphics card takes an eighth of a run, loading pictures a sixth. */
const withoutMotion = { contextOptions: { reducedMotion: 'reduce' as const } }

/** Flags that reduce the browser's work on two cores, each by about a tenth of a run. */
const leanBrowser = [
  // A test ends before optimized and cached code pays off.
  '--v8-cache-options=none',
  // A larger heap for new objects needs fewer collections, and one thread no switches.
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32,--single-threaded-gc',
  // Messages between processes cost more than the work of the network and of the painting.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
]

const phone = {
  viewport: { width: 390, height: 844 },
  // Painting four times the pixels without a graphics card takes a twelfth of the run.
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
}
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }

/**
 * The full run takes every spec on the phone, which animates the page and loads pictures; the specs whose behaviour
 * depends on the width on the desktop as well; and the offline specs once more without the newer browser features. The
 * short run takes each spec on one device, or on both where the width changes the behaviour, and skips tests tagged
 * `@full`, which are further combinations of covered behaviour. `@once` marks a test of a spec for both devices that does
 * not depend on the width. In the short run the specs of `onPlainOnly` run without the newer features only, and only
 * `desktop-plain` and the tests of motion animate the page.
 */
const specs = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`)
const onBoth = [
  'journeys/(preload|purchase-languages)',
  'offline/installation',
  'pages/(cart/cart|chat|every-screen|filter-counts|filter-keyboard|header|home|late-parts|list-layout|product|product-choice|results|search-box)',
]
const onDesktop = [
  'pages/(discover|footer|hearts|help|links|lists|reviews|product-lists)',
  'pages/account/(favourites|footprint|google|own-reviews|refunds|register|security|settings|sign-in-codes|wide-screens)',
]
const onPlainOnly = ['journeys/shopping', 'offline/(connection|storage|worker)']
const plainShortRun = specs(...onPlainOnly)
const plainFullRun = /\/offline\/.*\.spec\.ts$/

/**
 * The real mall in a real browser; `ONLY=e2e npm test`, or `npx playwright test --config e2e/playwright.config.ts
 * --project phone FILE`.
 */
export default defineConfig<MallOptions, MallWorkerOptions>({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: '../test-results',
  globalSetup: './support/mall/start-mall.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  ...(isFull ? {} : { grepInvert: /@full/ }),
  // A retry distinguishes a busy machine from a broken mall; the report names the tests that needed one.
  retries: 1,
  // More than the two cores of the gate's machine, because a test often waits for a timer of the page.
  workers: 3,
  // Enough for the longest journeys on a slow machine; a test of many screens adds time for each.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./support/playwright-sums.ts']],
  use: {
    baseURL: process.env[mallAddress],
    locale: 'en-US',
    timezoneId: 'Asia/Colombo',
    trace: 'on-first-retry',
    launchOptions: {
      args: [...browserFlags, ...leanBrowser],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...phone, ...(isFull ? { deviceScaleFactor: 2, hasPictures: true } : withoutMotion) },
      ...(isFull ? {} : { testIgnore: specs(...onDesktop, ...onPlainOnly) }),
    },
    {
      name: 'desktop',
      use: { ...desktop, ...withoutMotion },
      testMatch: specs(...onBoth, ...onDesktop),
      grepInvert: isFull ? /@once/ : /@full|@once/,
    },
    ...(isFull
      ? [
          {
            name: 'phone-plain',
            use: { ...phone, ...withoutMotion, isPlain: true },
            testMatch: plainFullRun,
          },
        ]
      : []),
    { name: 'desktop-plain', use: { ...desktop, isPlain: true }, testMatch: plainShortRun },
  ],
})
