import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { addButton } from '../cart.ts'
import { catalogueOf, productPath } from '../catalogue.ts'
import { openFilters } from '../list-page.ts'
import { seededShopper } from '../mall/seeded-shopper.ts'
import { openSearch, field as searchField } from '../search-box.ts'
import { signIn } from '../sign-in.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { type Screen, screens } from './screens.ts'

/** A screenshot of a sheet: a screen, or a state of a screen that takes some steps. */
type Drawing = Screen & { readonly label: string }

const screen = (name: string, prepare?: Screen['prepare']): Drawing => {
  const known = screens[name]
  if (!known) throw new Error(`There is no screen "${name}"`)
  return { ...known, ...(prepare ? { prepare } : {}), label: name }
}
const state = (label: string, path: string | (() => Promise<string>), prepare?: Screen['prepare']): Drawing => ({
  as: 'guest',
  label,
  path: async () => (typeof path === 'string' ? path : path()),
  ...(prepare ? { prepare } : {}),
})

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 835
const dialog = (page: Page) => page.getByRole('dialog')

const withSizes = (): Promise<ProductDetail> =>
  catalogueOf().product(
    ({ isAvailable, sizeGuide, skuList }) =>
      isAvailable && sizeGuide?.of === 'shoes' && skuList.filter(({ stocks }) => stocks > 8).length > 2,
  )
const pathWithSizes = async () => productPath(await withSizes())

/** The sheets of docs/design, each of which exists for the phone and the desktop. */
const sheets: Readonly<Record<string, () => readonly Drawing[]>> = {
  finding: () => [
    screen('home'),
    state('suggestions', '/', async (page) => {
      await openSearch(page, isPhone(page))
      await searchField(page).fill('tea')
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
    }),
    screen('search'),
    state('filters', '/SearchResults/shirt', async (page) => void (await openFilters(page, isPhone(page)))),
    state('left-out words', '/SearchResults/garden%20rose%20zzzz'),
    screen('brands'),
    screen('discover'),
    state('menu of Get App', '/about', async (page) => {
      await page
        .getByRole('button', { name: /^Get App/ })
        .first()
        .click()
      await dialog(page).waitFor()
    }),
  ],
  product: () => [
    state('product', pathWithSizes),
    state('choice is missing', pathWithSizes, async (page) => {
      await addButton(page).click()
      await page.getByRole('alert').first().waitFor()
    }),
    state('size guide', pathWithSizes, async (page) => {
      await page.getByRole('button', { name: 'Size guide' }).first().click()
      await dialog(page).waitFor()
    }),
    state('picture in full', pathWithSizes, async (page) => {
      await page
        .getByRole('button', { name: /picture/i })
        .first()
        .click()
      await dialog(page).waitFor()
    }),
    screen('reviews'),
    screen('shop'),
  ],
  buying: () => [
    screen('cart'),
    screen('checkout without an address'),
    screen('checkout'),
    screen('payment'),
    screen('order placed'),
    screen('new address'),
  ],
  orders: () => [
    screen('all orders'),
    screen('paid order'),
    screen('order with a refund requested'),
    screen('tracking'),
    screen('cancel order'),
    screen('refund form'),
    screen('refund'),
    screen('help about an order'),
    screen('notices'),
    screen('profile of a guest'),
  ],
  rewards: () => [
    screen('vouchers'),
    screen('group buys'),
    screen('a team of a group buy'),
    screen('coins'),
    screen('invitation'),
    screen('trending'),
  ],
}

/** The screenshots in one row of a sheet, and the width of the sheet in px. */
const rows = { phone: { length: 5, width: 1500 }, desktop: { length: 2, width: 1600 } } as const

/**
 * Draws the sheets of docs/design on one device, in English and light. `open` opens a page of that device; `settle`
 * waits until a page shows all that it loads.
 */
export async function drawSheets(
  browser: Browser,
  device: 'phone' | 'desktop',
  open: (browser: Browser) => Promise<Page>,
  settle: (page: Page) => Promise<void>,
): Promise<string[]> {
  const pages = { guest: await open(browser), shopper: await open(browser) }
  await signIn(pages.shopper, (await seededShopper()).shopper)
  const files: string[] = []
  mkdirSync('docs/design', { recursive: true })
  for (const [name, drawings] of Object.entries(sheets)) {
    const shots: Shot[] = []
    for (const { as, label, path, prepare } of drawings()) {
      const page = pages[as]
      await page.goto(await path())
      await settle(page)
      await prepare?.(page)
      await settle(page)
      shots.push({ label, png: await page.screenshot({ animations: 'disabled' }) })
    }
    const { length, width } = rows[device]
    const lines = Array.from({ length: Math.ceil(shots.length / length) }, (_, nth) =>
      shots.slice(nth * length, (nth + 1) * length),
    )
    const file = `docs/design/${name}-${device}.png`
    const sheet = await contactSheet(lines, width)
    writeFileSync(file, await sharp(sheet).png({ palette: true, colours: 96, effort: 10 }).toBuffer())
    files.push(file)
  }
  await Promise.all(Object.values(pages).map((page) => page.context().close()))
  return files
}
