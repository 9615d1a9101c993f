import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Language, languages } from '#contract/languages.ts'
import { setOffline } from '#e2e/support/offline/set-offline.ts'
import { browserFlags, ensureBrowser } from '#tests/support/browser.ts'
import startMall from '../mall/start-mall.ts'
import { mallAddress } from '../mall-test.ts'
import { waitForWorker } from '../offline/wait-for-worker.ts'
import { bannerOf, contactSheet, type Shot } from './contact-sheet.ts'
import { drawSheets } from './drawings.ts'

const locales: Readonly<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN', tr: 'tr-TR', ru: 'ru-RU', pt: 'pt-BR' }
const widths = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: devices['Pixel 7'].userAgent,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const
const themes = ['light', 'dark'] as const
const allStates = ['online', 'offline'] as const

type Appearance = {
  readonly width: keyof typeof widths
  readonly language: Language
  readonly theme: (typeof themes)[number]
}
type State = (typeof allStates)[number]

const folder = '.cache/shots'
const timeoutMs = 5_000

/** Waits for fonts, for every visible picture, and until nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: timeoutMs }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const areShown = () =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return image.complete || top > innerHeight || bottom < 0 || left > innerWidth || right < 0
    })
  await page.waitForFunction(areShown, undefined, { timeout: timeoutMs }).catch(() => undefined)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Opens a page on a device with a language and a theme. */
async function open(browser: Browser, { width, language, theme }: Appearance, scale: number) {
  const context = await browser.newContext({
    ...widths[width],
    deviceScaleFactor: scale,
    locale: locales[language],
    colorScheme: theme,
    baseURL: process.env[mallAddress],
    timezoneId: 'Asia/Colombo',
    reducedMotion: 'reduce',
  })
  return { context, page: await context.newPage() }
}

/** One route in one combination and the wanted states; offline is a reload without a network after one visit. */
async function shoot(
  browser: Browser,
  route: string,
  appearance: Appearance,
  states: readonly State[],
  isFullPage: boolean,
): Promise<Shot[]> {
  const { context, page } = await open(browser, appearance, 1)
  const takeShot = async (state: State): Promise<Shot> => {
    await settle(page)
    return {
      label: `${appearance.width} ${appearance.language} ${appearance.theme} ${state}`,
      png: await page.screenshot({ fullPage: isFullPage, animations: 'disabled' }),
    }
  }
  try {
    await page.goto(route)
    const shots: Shot[] = []
    if (states.includes('online')) shots.push(await takeShot('online'))
    if (states.includes('offline')) {
      await settle(page)
      await waitForWorker(page)
      await setOffline(context, true)
      await page.reload()
      // The offline bar appears two seconds after the network went away.
      await page
        .getByRole('status')
        .filter({ hasText: /./ })
        .first()
        .waitFor({ timeout: timeoutMs })
        .catch(() => undefined)
      shots.push(await takeShot('offline'))
    }
    return shots
  } finally {
    await context.close()
  }
}

async function shootRoute(
  browser: Browser,
  route: string,
  appearances: readonly Appearance[],
  states: readonly State[],
  isFullPage: boolean,
): Promise<string> {
  const shots = new Map<Appearance['width'], Shot[]>([
    ['phone', []],
    ['desktop', []],
  ])
  for (const appearance of appearances)
    shots.get(appearance.width)?.push(...(await shoot(browser, route, appearance, states, isFullPage)))
  const phone = shots.get('phone') ?? []
  const desktop = shots.get('desktop') ?? []
  const half = Math.ceil(desktop.length / 2)
  const rows = [phone, desktop.slice(0, half), desktop.slice(half)].filter((row) => row.length > 0)
  const file = `${folder}/${
    route
      .replace(/^\/|\/$/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 80) || 'home'
  }.png`
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    await sharp(await contactSheet(rows, phone.length * 406 + 16))
      .png({ palette: true, colours: 256 })
      .toBuffer(),
  )
  return file
}

/** The pictures of the web app manifest, in public/screenshots, and the contact sheet of README, in docs/design. */
async function shootManifest(browser: Browser): Promise<readonly string[]> {
  const home = async (appearance: Appearance, scale: number) => {
    const { context, page } = await open(browser, appearance, scale)
    await page.goto('/')
    await settle(page)
    const png = await page.screenshot({ animations: 'disabled' })
    await context.close()
    return png
  }
  const phone = await home({ width: 'phone', language: 'en', theme: 'light' }, 2)
  const dark = await home({ width: 'phone', language: 'ru', theme: 'dark' }, 2)
  const desktop = await home({ width: 'desktop', language: 'en', theme: 'light' }, 1)
  const small = (png: Buffer) => sharp(png).png({ palette: true, colours: 256, effort: 10 }).toBuffer()
  const files = {
    'public/screenshots/home-phone.png': await small(phone),
    'public/screenshots/home-desktop.png': await small(desktop),
    'docs/design/contact-sheet.png': await bannerOf([phone, dark, desktop], 720, 400_000),
  }
  mkdirSync('public/screenshots', { recursive: true })
  for (const [file, png] of Object.entries(files)) writeFileSync(file, png)
  return Object.keys(files)
}

/** The sheets of docs/design, on the phone and on the desktop. */
async function shootDrawings(browser: Browser): Promise<void> {
  for (const width of ['phone', 'desktop'] as const) {
    const openPage = async (from: Browser) => (await open(from, { width, language: 'en', theme: 'light' }, 1)).page
    await drawSheets(browser, width, openPage, settle)
  }
}

/**
 * `npm run shots -- [--manifest] [--drawings] [--full-page] [--states online,offline] [--language zh] ROUTE …`: prints a
 * file path per route.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      manifest: { type: 'boolean' },
      drawings: { type: 'boolean' },
      'full-page': { type: 'boolean', default: false },
      states: { type: 'string', default: 'online,offline' },
      language: { type: 'string' },
    },
  })
  const states = allStates.filter((state) => values.states.split(',').includes(state))
  const shotLanguages = values.language ? languages.filter((one) => one === values.language) : (['en', 'ru'] as const)
  if (states.length === 0) throw new Error('--states takes online, offline or both.')
  if (shotLanguages.length === 0) throw new Error(`--language takes ${languages.join(', ')}.`)
  if (positionals.length === 0 && !values.manifest && !values.drawings)
    throw new Error('Name a route: npm run shots -- / /saved')
  const appearances = (['phone', 'desktop'] as const).flatMap((width) =>
    shotLanguages.flatMap((language) => themes.map((theme): Appearance => ({ width, language, theme }))),
  )

  const stopMall = await startMall()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserFlags] })
  try {
    if (values.manifest) process.stdout.write(`${(await shootManifest(browser)).join('\n')}\n`)
    if (values.drawings) await shootDrawings(browser)
    for (const route of positionals)
      process.stdout.write(`${await shootRoute(browser, route, appearances, states, values['full-page'])}\n`)
  } finally {
    await browser.close()
    await stopMall()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
