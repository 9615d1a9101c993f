import { languages } from '../../src/contract/wire.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { choosePlace } from '../support/choose-place.ts'
import { expect, test } from '../support/mall-test.ts'
import { isUp } from '../support/is-up.ts'
import { combinations, pairwise } from '../support/pairwise.ts'

const isFull = process.env['TEST_FULL'] === '1'
const routes = ['home', 'department', 'sub-category', 'product', 'shop', 'saved', 'about', 'policy', '404'] as const
const factors = { route: routes, width: [320, 390, 768, 834, 835, 1024, 1440], language: languages, theme: ['light', 'dark'] } as const
const looks = isFull ? combinations(factors) : pairwise(factors)

async function pathOf(route: (typeof routes)[number]): Promise<string> {
  const { departments, cards, details, shop } = catalogueOf()
  const department = (await departments())[2]
  const child = department?.children[0]
  const card = (await cards({ categoryId: department?.categoryId ?? 0 })).find(({ prodCommNumber }) => prodCommNumber > 3)
  if (!department || !child || !card) throw new Error('The mall has no such department')
  if (route === 'department') return `/${department.slug}/${department.categoryId}`
  if (route === 'sub-category') return `/${child.slug}/${child.categoryId}`
  if (route === 'product') return productPath(card)
  if (route === 'shop') {
    const { shopId } = await details(card.prodId)
    return `/store/${(await shop(shopId)).slug}/${shopId}`
  }
  return { home: '/', saved: '/saved', about: '/about', policy: '/policies/privacy-agreement/en-us', '404': '/no/where' }[route]
}

for (const { route, width, language, theme } of looks) {
  test.describe(`${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 860 }, reducedMotion: 'reduce', deviceScaleFactor: 1 })
    test(`§4 quality: ${route} in ${language}, ${theme}, ${width} px: no axe violation, no sideways scroll`, async ({ page, context, axe, expectNoSidewaysScroll, isMobile }) => {
      test.skip(width <= 834 !== isMobile, 'the other project has this width')
      await choosePlace(context, { lang: language })
      await page.goto(await pathOf(route))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('h1')).toHaveCount(1)
      await isUp(page)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNoSidewaysScroll()
      await axe()
    })
  })
}

/** Texts that are cut: not those that may be (DESIGN.md §9: titles, shop names, tab labels, region name), nor hidden ones. */
const cutWords = () =>
  [...document.querySelectorAll<HTMLElement>('main h1, main h2, main button, main p, main li, main label, main a, main dd, main dt, footer a, footer p, footer h2')].flatMap((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (element.closest('.sr, [hidden], .clip2') || webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || element.offsetParent === null) return []
    const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
    const isCut = hides && element.offsetWidth > 1 && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    return isCut ? [element.outerHTML.slice(0, 160)] : []
  })

for (const route of ['home', 'product'] as const) {
  test.describe('320 px', () => {
    test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 })
    test(`§4 quality: ${route} at 320 px with text of 200 %, in Russian: nothing is lost`, async ({ page, context, expectNoSidewaysScroll }) => {
      await choosePlace(context, { lang: 'ru' })
      await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')))
      await page.goto(await pathOf(route))
      await isUp(page)
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThanOrEqual(29)
      await expectNoSidewaysScroll()
      expect(await page.evaluate(cutWords), 'cut texts').toEqual([])
    })
  })
}

test.describe('reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('§4 quality: with reduced motion nothing runs: while loading, when loaded, in a sheet', async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1).length)
    await page.goto('/')
    expect(await moving(), 'while the list loads').toBe(0)
    await isUp(page)
    expect(await moving()).toBe(0)
    await page.locator('button[aria-haspopup="dialog"]:has(img[src^="/flags/"]):visible').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await moving(), 'in the sheet').toBe(0)
  })
})
