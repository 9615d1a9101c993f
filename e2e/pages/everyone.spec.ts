import { languages } from '../../src/contract/wire.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { choosePlace } from '../support/choose-place.ts'
import { expect, test } from '../support/mall-test.ts'
import { isUp } from '../support/is-up.ts'
import { combinations, pairwise } from '../support/pairwise.ts'

const isFull = process.env['TEST_FULL'] === '1'
/** Ways around the mall that every mall has. */
const shelves: Record<string, string> = {
  tag: '/services/just-in-2', trending: '/trending', goods: '/goods', discover: '/discover', categories: '/categories/', brands: '/brands',
}
const routes = ['home', 'department', 'sub-category', 'search', 'search box', 'brand', 'product', 'shop', 'reviews', 'discover-sub', 'saved', 'footprint', 'favourites', 'addresses', 'settings', 'profile', 'register', 'help', 'about', 'policy', '404', ...Object.keys(shelves)] as const
/** The full run takes every width, the short one the first and the last of the phone's layout and of the desktop's. */
const factors = { route: routes, width: isFull ? [320, 390, 768, 834, 835, 1024, 1440] : [320, 834, 835, 1440], language: languages, theme: ['light', 'dark'] } as const

async function pathOf(route: (typeof routes)[number]): Promise<string> {
  const { departments, cards, details, shop } = catalogueOf()
  const department = (await departments())[2]
  const child = department?.children[0]
  const card = (await cards({ categoryId: department?.categoryId ?? 0 })).find(({ prodCommNumber }) => prodCommNumber > 3)
  if (!department || !child || !card) throw new Error('The mall has no such department')
  if (route === 'department') return `/${department.slug}/${department.categoryId}`
  if (route === 'sub-category') return `/${department.slug}/${department.categoryId}/prods/${child.categoryId}`
  if (route === 'brand') return `/category?brandId=${card.brandId}&sort=price`
  if (route === 'product') return productPath(card)
  if (route === 'shop') {
    const { shopId } = await details(card.prodId)
    return `/store/${(await shop(shopId)).slug}/${shopId}`
  }
  if (route === 'reviews') return `${productPath(card)}/reviews`
  if (route === 'discover-sub') return `/discover/sub/${department.slug}-${department.categoryId}`
  const path = ({ ...shelves, home: '/', search: '/SearchResults/shoes?stars=3&stock=1', 'search box': '/search', saved: '/saved', footprint: '/MyFootPrint', favourites: '/collection', addresses: '/addresses', settings: '/Settings', profile: '/profile', register: '/Register', help: '/help', about: '/about', policy: '/policies/privacy-agreement/en-us', '404': '/no/where' } as Record<string, string>)[route]
  if (!path) throw new Error(`No path for ${route}`)
  return path
}

/** A page in one look is opened once and then seen in each of these widths. */
type Look = { readonly route: (typeof routes)[number]; readonly language: (typeof languages)[number]; readonly theme: (typeof factors.theme)[number]; readonly widths: readonly number[] }
const isPhoneWidth = (width: number) => width <= 834
const looks: readonly Look[] = isFull
  ? combinations({ route: factors.route, language: factors.language, theme: factors.theme, isPhone: [0, 1] }).map(({ isPhone, ...look }) => ({ ...look, widths: factors.width.filter((width) => isPhoneWidth(width) === Boolean(isPhone)) }))
  : pairwise(factors).map(({ width, ...look }) => ({ ...look, widths: [width] }))

for (const { route, language, theme, widths } of looks) {
  const [first = 0] = widths
  test.describe(`${widths.join(', ')} px`, () => {
    test.use({ serviceWorkers: 'block', colorScheme: theme, viewport: { width: first, height: 860 }, reducedMotion: 'reduce', deviceScaleFactor: 1 })
    test(`§4 quality: ${route} in ${language}, ${theme}, ${widths.join(', ')} px: no axe violation, no sideways scroll`, async ({ page, context, axe, expectNoSidewaysScroll, isMobile }) => {
      test.skip(isPhoneWidth(first) !== isMobile, 'the other project has these widths')
      // Long pages are looked at for some ten seconds in each width.
      test.setTimeout(45_000 * widths.length)
      await choosePlace(context, { lang: language })
      await page.goto(await pathOf(route))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('h1')).toHaveCount(1)
      await isUp(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 860 })
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectNoSidewaysScroll()
        await axe()
      }
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
