import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { addButton, productWithVariants } from '../cart.ts'
import { catalogueOf, productPath } from '../catalogue.ts'
import { chatWith, messageField, messages, sendButton } from '../chat/chat-page.ts'
import { chooseRegion } from '../choose-market.ts'
import { openFilters } from '../list-page.ts'
import { seededShopper } from '../mall/seeded-shopper.ts'
import { openSearch, field as searchField } from '../search-box.ts'
import { signIn } from '../sign-in.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { type Screen, screens } from './screens.ts'

/** A screenshot of a sheet: a screen, or a state of a screen that takes some steps. */
type Drawing = Screen & { readonly label: string }

function screen(name: string): Drawing {
  const known = screens[name]
  if (!known) throw new Error(`There is no screen "${name}"`)
  return { ...known, label: name }
}

const state = (
  label: string,
  path: string | (() => Promise<string>),
  prepare?: Screen['prepare'],
  as: Screen['as'] = 'guest',
): Drawing => ({
  as,
  label,
  path: async () => (typeof path === 'string' ? path : path()),
  ...(prepare ? { prepare } : {}),
})

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 835
const dialog = (page: Page) => page.getByRole('dialog')
const openDialog = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await dialog(page).waitFor()
}

const pathOfShoes = async () =>
  productPath(
    await catalogueOf().product(
      ({ isAvailable, sizeGuide, skuList }) =>
        isAvailable && sizeGuide?.of === 'shoes' && skuList.filter(({ stocks }) => stocks > 8).length > 2,
    ),
  )

async function typeInSearch(page: Page): Promise<void> {
  await openSearch(page, isPhone(page))
  await searchField(page).fill('tea')
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
}

const pathOfVariants = async () => `/SearchResults/${encodeURIComponent((await productWithVariants()).name)}`

async function addWithoutChoice(page: Page): Promise<void> {
  await addButton(page).click()
  await page.getByRole('alert').or(dialog(page)).first().waitFor()
}

async function askSupport(page: Page): Promise<void> {
  if ((await messages(page).getByText('Automatic reply').count()) > 0) return
  await messageField(page).fill('Where is my parcel?')
  await sendButton(page).click()
  await messages(page).getByText('Automatic reply').first().waitFor()
}

async function openPicture(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Pictures' }).getByRole('button').first().click()
  await dialog(page).waitFor()
}

/** The sheets of docs/design, each of which exists for the phone and the desktop. */
const sheets: Readonly<Record<string, readonly Drawing[]>> = {
  finding: [
    screen('home'),
    screen('categories'),
    state('suggestions', '/', typeInSearch),
    screen('search'),
    state('rows', '/SearchResults/rice', (page) => page.getByRole('button', { name: 'Show as rows' }).click()),
    state('filters', '/SearchResults/shirt', async (page) => void (await openFilters(page, isPhone(page)))),
    state('a word left out', '/SearchResults/garden%20rose%20zzzz'),
    screen('brands'),
    screen('discover'),
    screen('shop'),
    state('installation', '/', openDialog(/^(Get App|Install app)$/)),
    state('footer', '/about', (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()),
  ],
  product: [
    state('product', pathOfShoes),
    state('a choice is missing', pathOfShoes, addWithoutChoice),
    state('quick add', pathOfVariants, openDialog(/^Add to cart: /)),
    state('size guide', pathOfShoes, openDialog(/^Size guide$/)),
    state('picture in full', pathOfShoes, openPicture),
    screen('reviews'),
  ],
  buying: [
    screen('cart'),
    state('switch of region', '/', (page) => chooseRegion(page, /Türkiye/), 'shopper'),
    screen('checkout without an address'),
    screen('checkout'),
    screen('payment'),
    screen('order placed'),
  ],
  orders: [
    screen('all orders'),
    screen('shipped order'),
    screen('logistics'),
    screen('cancel order'),
    screen('refund form'),
    screen('order with a refund requested'),
    screen('help with an order'),
    screen('profile of a guest'),
    screen('profile'),
    screen('settings'),
  ],
  writing: [
    screen('grocery lists'),
    screen('grocery list'),
    screen('list by a link'),
    screen('items to rate'),
    screen('review form'),
    screen('own reviews'),
  ],
  talking: [
    state('chat', chatWith('support'), askSupport, 'shopper'),
    screen('contact us'),
    screen('notices'),
    screen('help'),
  ],
  rewards: [
    screen('vouchers'),
    screen('group buys'),
    screen('a team of a group buy'),
    screen('coins'),
    screen('invitation'),
    screen('trending'),
    screen('pre-loved'),
    screen('pre-loved item'),
    screen('sell an item'),
    screen('own offers'),
  ],
}

/** The most screenshots in one row of a sheet, and the width of a screenshot in px. */
const rows = { phone: { length: 5, width: 290 }, desktop: { length: 2, width: 780 } } as const

/**
 * Draws the sheets of docs/design on one device, in English and light. `open` opens a page of that device; `settle`
 * waits until a page shows all that it loads. Prints the path of each sheet.
 */
export async function drawSheets(
  browser: Browser,
  device: keyof typeof rows,
  open: (browser: Browser) => Promise<Page>,
  settle: (page: Page) => Promise<void>,
): Promise<void> {
  const pages = { guest: await open(browser), shopper: await open(browser), newcomer: await open(browser) }
  await signIn(pages.shopper, (await seededShopper()).shopper)
  await signIn(pages.newcomer)
  mkdirSync('docs/design', { recursive: true })
  for (const [name, drawings] of Object.entries(sheets)) {
    const shots: Shot[] = []
    for (const { as, label, path, prepare } of drawings) {
      const page = pages[as]
      await page.goto(await path())
      await settle(page)
      if (prepare) {
        await prepare(page)
        await settle(page)
      }
      shots.push({ label, png: await page.screenshot({ animations: 'disabled' }) })
    }
    const { length, width } = rows[device]
    const rowCount = Math.ceil(shots.length / length)
    const perRow = Math.ceil(shots.length / rowCount)
    const lines = Array.from({ length: rowCount }, (_, nth) => shots.slice(nth * perRow, (nth + 1) * perRow))
    const file = `docs/design/${name}-${device}.png`
    const sheet = await contactSheet(lines, perRow * (width + 16) + 16)
    writeFileSync(file, await sharp(sheet).png({ palette: true, colours: 96, effort: 10 }).toBuffer())
    process.stdout.write(`${file}\n`)
  }
  await Promise.all(Object.values(pages).map((page) => page.context().close()))
}
