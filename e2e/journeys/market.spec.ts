import type { Page } from '@playwright/test'
import { languages } from '#contract/languages.ts'
import { regionIds } from '#contract/region/region.ts'
import { languageNames } from '#i18n/language-names.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { chooseMarket, marketButton } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { addressHeader, geoHeader } from '../support/mall/proxy-headers.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'
import { recordFrames } from '../support/views/record-frames.ts'

const regions = { LK: ['Sri Lanka', 'Rs.'], CN: ['China', '¥'], LA: ['Laos', '₭'], TR: ['Türkiye', '₺'] } as const
const openMenu = async (page: Page) => {
  await isUp(page)
  await marketButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
/** The currency symbols of all regions in the page's current text. */
const symbols = async (page: Page) => {
  const text = await page.locator('main').innerText()
  return Object.values(regions).flatMap(([, symbol]) => (text.includes(symbol) ? [symbol] : []))
}

for (const [country, [name, symbol]] of Object.entries(regions)) {
  test.describe(`a caller from ${country}`, () => {
    test.use({ extraHTTPHeaders: { [geoHeader]: country } })
    test(`product#regions: region by IP address on the first visit: ${name}`, async ({ page }) => {
      await page.goto('/')
      await expect(marketButton(page)).toHaveAccessibleName(`Region and language: ${name}, English`)
      expect(await symbols(page)).toEqual([symbol])
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('nelu.region')))
        .toBe(String(regionIds[country as keyof typeof regionIds]))
    })
  })
}

test.describe('a caller whose country no proxy names', () => {
  test.use({ extraHTTPHeaders: { [addressHeader]: '195.175.39.39' } })
  test('product#regions: region by IP address on the first visit, from the table of the server', async ({ page }) => {
    await page.goto('/')
    await expect(marketButton(page)).toHaveAccessibleName('Region and language: Türkiye, English')
    expect(await symbols(page)).toEqual(['₺'])
  })
})

test('product#regions: a caller from an unknown country gets the default region', async ({ page }) => {
  await page.goto('/')
  await expect(marketButton(page)).toHaveAccessibleName('Region and language: Sri Lanka, English')
})

test.describe('chosen region', () => {
  test.use({ extraHTTPHeaders: { [geoHeader]: 'CN' } })

  test('product#regions: a chosen region survives a reload and a new page, whatever the IP address; no frame shows the other region', {
    tag: '@worker',
  }, async ({ page, context }) => {
    const frames = await recordFrames(context)
    await page.goto('/')
    await openMenu(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Türkiye/ })
      .click()
    await expect(marketButton(page)).toHaveAccessibleName(/Türkiye/)
    await expect(page.getByRole('heading', { name: 'You may like' })).toBeAttached()
    await expect.poll(() => symbols(page)).toEqual(['₺'])
    await page.reload()
    await expect(marketButton(page)).toHaveAccessibleName(/Türkiye/)
    const other = await context.newPage()
    await other.goto('/')
    await expect(marketButton(other)).toHaveAccessibleName(/Türkiye/)
    await isUp(other)

    const documents = frames()
    expect(documents.length, 'recorded documents: first visit, switch, reload, new page').toBe(4)
    expect(documents[0]).toEqual(['¥'])
    for (const seen of documents.slice(1)) expect(seen).toEqual(['₺'])
  })

  test("product#regions: no frame shows the other region: on a product, from the worker's shell @full", {
    tag: '@worker',
  }, async ({ page, context, waitForWorker }) => {
    const product = await catalogueOf('CN').product(({ isAvailable }) => isAvailable)
    await page.goto(productPath(product))
    await waitForWorker()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.prodName)
    await page.goto('/')
    const frames = await recordFrames(context)
    await openMenu(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Sri Lanka/ })
      .click()
    await expect(marketButton(page)).toHaveAccessibleName(/Sri Lanka/)
    await page.goto(productPath(product))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.prodName)
    await expect.poll(() => symbols(page)).toEqual(['Rs.'])
    for (const seen of frames()) expect(seen.filter((symbol) => symbol !== 'Rs.')).toEqual([])
  })
})

test.describe('a cookie of another region than the device has chosen', () => {
  test.use({ serviceWorkers: 'block' })
  test("product#regions: no frame shows the cookie's region, also while the page's code is under way", async ({
    page,
    context,
  }) => {
    await chooseMarket(context, { country: 'CN' })
    await context.addInitScript(([key, region]) => localStorage.setItem(key, region), [
      localKeys.region,
      String(regionIds.TR),
    ] as const)
    const frames = await recordFrames(context)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/.*\.js/, (route) => held.then(() => route.continue()))
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('main').getByText('¥').first()).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    release()
    await expect(marketButton(page)).toHaveAccessibleName(/Türkiye/)
    await expect.poll(() => symbols(page)).toEqual(['₺'])
    expect(frames()).toEqual([['₺']])
  })
})

test('product#regions: a language chosen in an older tab leaves the region that another tab has chosen @full', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(marketButton(page)).toHaveAccessibleName(/Sri Lanka/)
  const other = await context.newPage()
  await other.goto('/')
  await openMenu(other)
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Türkiye/ })
    .click()
  await expect(marketButton(other)).toHaveAccessibleName(/Türkiye/)
  await openMenu(page)
  await page.getByRole('dialog').getByRole('button', { name: languageNames.pt, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(marketButton(page)).toHaveAccessibleName(/Sri Lanka/)
  await other.reload()
  await expect(marketButton(other)).toHaveAccessibleName(/Turquia/)
  await expect(other.locator('html')).toHaveAttribute('lang', 'pt')
})

test('product#regions: five languages: messages, catalogue texts and lang; kept after a reload', {
  tag: '@worker',
}, async ({ page }) => {
  const department = async (lang: (typeof languages)[number]) =>
    (await catalogueOf('LK', lang).departments())[0]?.shortName ?? ''
  await page.goto('/')
  const seen = new Set<string>()
  for (const lang of [...languages.slice(1), 'en' as const]) {
    await openMenu(page)
    await page.getByRole('dialog').getByRole('button', { name: languageNames[lang], exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main').getByRole('link', { name: await department(lang), exact: true })).toBeVisible()
    await expect(marketButton(page)).toContainText({ ru: 'Шри-Ланка', zh: '斯里兰卡' }[lang as string] ?? 'Sri Lanka')
    seen.add(await page.locator('main h2').last().innerText())
    if (lang === 'ru') {
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
      await expect(page.locator('main').getByRole('link', { name: await department('ru'), exact: true })).toBeVisible()
    }
  }
  expect(seen.size, [...seen].join()).toBe(5)
  expect([...seen]).toContain('You may like')
})

test('product#regions: a switch of language translates the screens opened before and after it', {
  tag: '@worker',
}, async ({ page }) => {
  const product = await catalogueOf('LK').product(({ isAvailable }) => isAvailable)
  await page.goto(productPath(product))
  await isUp(page)
  const coded = /^[\w+/]{6}$/
  // The details load once they are in sight.
  const readDetails = async () => {
    await page.locator('#product-details').scrollIntoViewIfNeeded()
    await expect(page.locator('main summary').first()).toBeVisible()
    return (await page.locator('main summary').allInnerTexts()).map((text) => text.trim())
  }
  const english = await readDetails()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Back|Nelu, home)$/ })
    .locator('visible=true')
    .first()
    .click()
  await openMenu(page)
  await page.getByRole('dialog').getByRole('button', { name: languageNames.tr, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await page.goBack()
  await expect(page).toHaveURL(/\/products\//)
  const turkish = await readDetails()
  expect(turkish).toHaveLength(english.length)
  for (const [at, word] of turkish.entries()) {
    expect(word).not.toBe(english[at])
    expect(word).not.toMatch(coded)
  }
  await page.goto('/saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu cihazda kayıtlı')
})

const nbsp = '\u00a0'
/** The expected text of an amount, written by hand, independent of the page's own formatting. */
function written(amount: number, country: keyof typeof regions, lang: (typeof languages)[number]): string {
  const [thousands, point] = { en: [',', '.'], zh: [',', '.'], tr: ['.', ','], pt: ['.', ','], ru: [nbsp, ','] }[
    lang
  ] as [string, string]
  const [whole = '', rest = ''] = amount.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${regions[country][1]}${country === 'LK' ? nbsp : ''}${grouped}${rest === '00' ? '' : point + rest}`
}

test.describe('prices', () => {
  // Each language is a first visit: the worker's shell would use the device's last choice.
  test.use({ serviceWorkers: 'block' })
  for (const country of sampleOf(Object.keys(regions) as (keyof typeof regions)[])) {
    test(`product#regions: prices in ${regions[country][0]}, in five languages: the region's symbol, the language's grouping`, async ({
      page,
      context,
    }) => {
      for (const lang of languages) {
        const { prodId, price } = await catalogueOf(country).card(
          ({ price }) => price >= 1000 && (country !== 'TR' || !Number.isInteger(price)),
        )
        const product = await catalogueOf(country, lang).details(prodId)
        await chooseMarket(context, { country, lang })
        await page.evaluate(() => localStorage.clear()).catch(() => undefined)
        await page.goto(productPath(product))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.prodName)
        const shown = await page.locator('main p b').filter({ hasText: regions[country][1] }).first().textContent()
        const prices = product.skuList.map((sku) => written(sku.price, country, lang))
        expect(prices, `${price} in ${lang}`).toContain(shown)
      }
    })
  }
})
