import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '#tests/support/browser.ts'
import { brand } from '#words/brand.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { isUp } from '../support/is-up.ts'
import { openSmallMall } from '../support/mall/small-mall.ts'
import { expect, test } from '../support/mall-test.ts'

test.use({ hasPictures: true })

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const weChat =
  'Mozilla/5.0 (Linux; Android 13; V2183A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.47.2560(0x28002F35) WeChat/arm64'
const facebook =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E236 [FBAN/FBIOS;FBAV/460.0.0.38.109;FBDV/iPhone14,5]'
/** The browser's install event, as Chromium fires it for an installable page; the calls are recorded. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () =>
      void (document.documentElement.dataset['asked'] = String(
        Number(document.documentElement.dataset['asked'] ?? 0) + 1,
      ))
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }))
    return event.defaultPrevented
  })

const sheet = (page: Page) => page.getByRole('dialog')
const installButton = (page: Page) => page.getByRole('button', { name: /^(Get App|Install app)$/ })
const banner = (page: Page) => page.getByRole('complementary', { name: 'Get App' })
const bannerButton = (page: Page) => banner(page).getByRole('button', { name: /Install/ })
const qrCode = (page: Page) => sheet(page).getByRole('img', { name: /^QR code of http/ })
const openHome = async (page: Page) => {
  await page.goto('/')
  await isUp(page)
  await expect(page.locator('main article, main li a[href^="/products/"]').first()).toBeVisible()
}
const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
/** Waits until the page has loaded its later parts and is idle, which is when the banner would appear. */
const whenIdle = async (page: Page) => {
  await expect(page.locator('footer')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await idle(page)
}
const openSecondPage = async (page: Page) => {
  // The home page grows while it is scrolled, so the link is clicked where it is.
  await page
    .locator('a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/about$/)
  // The focus moves to the page once the page is rendered, after the address has changed.
  await expect(page.locator('main')).toBeFocused()
}

test('product#installation: a banner on home opens the sheet, whose button shows the prompt of the browser', {
  tag: '@once',
}, async ({ page, axe, expectNoSidewaysScroll }) => {
  await openHome(page)
  expect(await offer(page)).toBe(true)
  await expect(banner(page)).toBeVisible()
  await expect(sheet(page), 'the sheet opens by a tap only').toHaveCount(0)
  await expectNoSidewaysScroll()
  await axe(page, 'aside')
  await bannerButton(page).click()
  await expect(sheet(page).getByText('Works without a signal')).toBeVisible()
  await expect(qrCode(page)).toBeVisible()
  await axe(page, '[role="dialog"]')
  await sheet(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1')
  await expect(sheet(page)).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(installButton(page)).toHaveCount(0)
  await page.reload()
  await isUp(page)
  await whenIdle(page)
  await expect(installButton(page)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
})

test('product#installation: the banner waits until the pictures of the first view have loaded', {
  tag: '@once',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/media/**')
  const code = page.waitForResponse(/\/install-banner-[\w-]+\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await isUp(page)
  expect(await offer(page)).toBe(true)
  await (await code).finished()
  for (let turn = 0; turn < 5; turn += 1) await idle(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  await expect(banner(page)).toHaveCount(0)
  release()
  await expect(banner(page)).toBeVisible()
})

test('product#installation: the banner is on home only, covers neither the tab bar nor the end of the page, and stays closed', async ({
  page,
}) => {
  await openHome(page)
  await offer(page)
  await expect(banner(page)).toBeVisible()
  await openSecondPage(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(sheet(page)).toHaveCount(0)
  await page.goBack()
  await expect(banner(page)).toBeVisible()
  const covered = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [bar, aside] = [boxOf('nav[aria-label="Main"]'), boxOf('aside[aria-label="Get App"]')]
    return bar && aside && bar.height > 0 ? aside.bottom - bar.top : 0
  })
  expect(covered).toBeLessThanOrEqual(1)
  await banner(page).getByRole('button', { name: 'Close' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await isUp(page)
  await offer(page)
  await whenIdle(page)
  await expect(banner(page)).toHaveCount(0)
  await installButton(page).first().click()
  await expect(qrCode(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(installButton(page).first()).toBeFocused()
})

test('product#installation: "Not now" in the sheet closes the banner, too', { tag: '@once' }, async ({ page }) => {
  await openHome(page)
  await offer(page)
  await bannerButton(page).click()
  await sheet(page).getByRole('button', { name: 'Not now' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('nelu.install-closed'))).toBe('closed')
})

test.describe('without the worker, which has the code', () => {
  test.use({ serviceWorkers: 'block' })
  test('product#installation: a failed load of the code of Get App is reported, and the next tap opens the sheet', {
    tag: '@once',
  }, async ({ page }) => {
    const panel = /\/assets\/install-panel-[^/]*\.js/
    await page.route(panel, (route) => route.abort())
    await openHome(page)
    await offer(page)
    await installButton(page).first().click()
    await expect(page.getByText('Opening this for the first time needs internet.')).toBeVisible()
    await expect(sheet(page)).toHaveCount(0)
    await page.unroute(panel)
    await installButton(page).first().click()
    await expect(sheet(page)).toBeVisible()
  })
})

test.describe('iOS', () => {
  test.use({ userAgent: iphone })
  test('product#installation: iOS: three steps with pictures', async ({ page, expectNoSidewaysScroll }) => {
    await openHome(page)
    await bannerButton(page).click()
    await expect(sheet(page).getByRole('listitem')).toHaveCount(3)
    await expect(sheet(page)).toContainText('Add to Home Screen')
    await expect(qrCode(page)).toBeVisible()
    await expectNoSidewaysScroll()
  })
})

for (const [name, userAgent] of [
  ['WeChat', weChat],
  ['Facebook', facebook],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent, permissions: ['clipboard-read', 'clipboard-write'] })
    test(`product#installation: inside ${name}: advice to open a browser, with the link to copy`, {
      tag: '@once',
    }, async ({ page }) => {
      await openHome(page)
      await bannerButton(page).click()
      await expect(sheet(page)).toContainText('Open in your browser')
      await sheet(page).getByRole('button', { name: 'Copy link' }).click()
      await expect(sheet(page).getByRole('button', { name: 'Link copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    })
  })
}

test.describe('desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'desktop tests use no phone profile')

  test('product#installation: Get App opens a QR code of PUBLIC_URL, also on a page from the worker', async ({
    page,
    coldStart,
    waitForWorker,
    axe,
  }) => {
    const mall = await openSmallMall({ PUBLIC_URL: 'https://mall.example' })
    try {
      await page.goto(mall.address)
      await waitForWorker()
      const code = (page: Page) => sheet(page).getByRole('img', { name: 'QR code of https://mall.example' })
      await installButton(page).first().click()
      await expect(code(page)).toBeVisible()
      await expect(sheet(page)).toContainText('mall.example')
      await axe(page, '[role="dialog"]')
      await page.keyboard.press('Escape')
      await expect(page.locator('footer').getByRole('img', { name: 'QR code of https://mall.example' })).toBeVisible()
      const cold = await coldStart(mall.address)
      await installButton(cold).first().click()
      await expect(code(cold)).toBeVisible()
    } finally {
      await mall.stop()
    }
  })

  test('product#installation: no banner offers the QR code of a local address', async ({ page }) => {
    await openHome(page)
    await installButton(page).first().click()
    await expect(sheet(page)).toContainText('This link only works on this computer.')
    await whenIdle(page)
    await expect(banner(page)).toHaveCount(0)
  })

  test('product#installation: the mall is installable', async ({ baseURL }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-'))
    const executablePath = findBrowser()
    const context = await chromium.launchPersistentContext(folder, {
      args: [...browserFlags],
      ...(executablePath ? { executablePath } : {}),
    })
    try {
      const page = await context.newPage()
      await page.goto(baseURL as string)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      const session = await context.newCDPSession(page)
      const { errors } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const { manifest } = (await session.send('Page.getAppManifest')) as { manifest?: { name?: string } }
      if (manifest?.name) expect(manifest.name).toBe(brand.name)
    } finally {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

for (const window of ['display-mode', 'navigator.standalone'] as const) {
  test(`product#installation: the installed mall offers no installation (${window})`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.addInitScript((how) => {
      if (how === 'navigator.standalone') return void Object.defineProperty(navigator, 'standalone', { value: true })
      const originalMatchMedia = matchMedia.bind(globalThis)
      globalThis.matchMedia = (query) => {
        const answer = originalMatchMedia(query)
        if (query.includes('display-mode: standalone')) Object.defineProperty(answer, 'matches', { value: true })
        return answer
      }
    }, window)
    await openHome(page)
    await offer(page)
    await whenIdle(page)
    await expect(banner(page)).toHaveCount(0)
    await expect(installButton(page)).toHaveCount(0)
  })
}
