import { randomUUID } from 'node:crypto'
import type { GroceryListDetail, GroceryListSummary } from '#contract/grocery/grocery-list.ts'
import type { ItemSet, ListSet } from '#contract/grocery/grocery-merge.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { plainProduct } from '#e2e/support/cart.ts'
import { catalogueOf } from '#e2e/support/catalogue.ts'
import { chooseRegion, marketButton } from '#e2e/support/choose-market.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { fillPasswordLogin, openLoginModal, sendLogin } from '#e2e/support/login-modal.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import {
  addText,
  boxOf,
  makeList,
  makeListOf,
  openAction,
  rowOf,
  shareList,
} from '#e2e/support/offline/grocery-lists.ts'
import { type Shopper, signIn } from '#e2e/support/sign-in.ts'
import { formatPrice } from '#words/price.ts'

const inMarket = 'regionId=659006000343&lang=en'

/** Changes a list as another device of the shopper does. */
const changeElsewhere = (shopper: Shopper, listId: string, ...sets: { itemId?: string; set: ItemSet | ListSet }[]) =>
  myCall(
    shopper,
    'POST',
    '/p/groceryList/changes',
    sets.map((one) => ({ key: randomUUID(), at: Date.now(), listId, ...one })),
    randomUUID(),
  )

test('product#grocery-lists: a text becomes the product that the person finds for it, and the cart gets the product', async ({
  page,
  axe,
}) => {
  const shopper = await signIn(page)
  const { name } = await plainProduct()
  await makeList(page, 'Errands')
  await addText(page, 'Something nice')
  // A list of texts alone has no amounts, and nothing for the cart.
  await expect(page.getByText('Estimated total')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
  const report = page.getByRole('dialog', { name: 'Nothing was added to the cart' })
  await expect(report.getByRole('listitem')).toHaveText(/^Something nice/)
  await expect(report.getByRole('link', { name: 'Go to cart' })).toHaveCount(0)
  await report.getByRole('button', { name: 'Close' }).last().click()

  await rowOf(page, 'Something nice')
    .getByRole('button', { name: /^Find a product/ })
    .click()
  const choice = page.getByRole('dialog', { name: 'Find a product' })
  await expect(choice.getByRole('searchbox', { name: 'Search' })).toHaveValue('Something nice')
  await choice.getByRole('searchbox', { name: 'Search' }).fill(name)
  await axe()
  await choice.getByRole('button', { name }).first().click()
  await expect(choice).toBeHidden()
  await expect(rowOf(page, name)).toBeVisible()
  await expect(boxOf(page, 'Something nice')).toHaveCount(0)
  await expect(page.getByText('Estimated total')).toHaveCount(1)
  const [list] = await myCall<GroceryListSummary[]>(shopper, 'GET', '/p/groceryList')
  await expect
    .poll(async () => {
      const { items } = await myCall<GroceryListDetail>(shopper, 'GET', `/p/groceryList/${list?.listId}?${inMarket}`)
      return items.map(({ prodId }) => typeof prodId)
    })
    .toEqual(['number'])
})

test('product#grocery-lists: a link that may only read shows the list and offers no change @full', async ({
  page,
  browser,
  axe,
}) => {
  const shopper = await signIn(page)
  await makeList(page, 'Picnic')
  await addText(page, 'Lemonade')
  const path = await shareList(page, 'can only read')

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await other.goto(new URL(path, page.url()).href)
  await expect(other.getByText(`${shopper.nickName} shares this list with you. You can read the list.`)).toBeVisible()
  await expect(boxOf(other, 'Lemonade')).toBeDisabled()
  await expect(other.getByRole('textbox', { name: 'Add an item' })).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Save a copy' })).toBeVisible()
  await axe(other)
  await context.close()
})

test('product#grocery-lists: of two lists of one name from two devices one says why its name changed, until the person keeps the name', async ({
  page,
  browser,
}) => {
  const shopper = await signIn(page)
  await makeList(page, 'Picnic')
  await addText(page, 'Lemonade')
  await expect.poll(async () => (await myCall<unknown[]>(shopper, 'GET', '/p/groceryList')).length).toBe(1)

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await other.goto(new URL('/', page.url()).href)
  await makeList(other, 'Picnic')
  await addText(other, 'Blanket')
  await other.goto('/')
  const modal = await openLoginModal(other)
  await fillPasswordLogin(modal, shopper)
  await sendLogin(modal)
  await expect(other.getByText('You are logged in.')).toBeVisible()
  const names = async () =>
    (await myCall<GroceryListSummary[]>(shopper, 'GET', '/p/groceryList')).map(({ name }) => name).sort()
  await expect.poll(names).toEqual(['Picnic', 'Picnic (2)'])
  await other.goto('/wish-list/Picnic%20(2)')
  const note = other.getByText('Another of your lists is called “Picnic”, so this list is now “Picnic (2)”.')
  await expect(note).toBeVisible()
  await other.getByRole('button', { name: 'Keep this name' }).click()
  await expect(note).toBeHidden()
  await other.reload()
  await expect(other.getByRole('textbox', { name: 'Add an item' })).toBeVisible()
  await expect(note).toBeHidden()
  await context.close()
})

test('product#grocery-costs: a list is grouped by sub-category, names its costs as the server does, and changed prices', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const food = (await catalogueOf().departments()).find(({ categoryName }) => categoryName === 'Fresh groceries')
  const [first, second] = food?.children ?? []
  if (!first || !second) throw new Error('The mall has no fresh groceries')
  const cardIn = async (categoryId: number) =>
    (await catalogueOf().cards({ categoryId })).find(({ totalStocks }) => totalStocks > 3)
  const [mango, milk] = [await cardIn(first.categoryId), await cardIn(second.categoryId)]
  if (!mango || !milk) throw new Error('The mall has no such products')
  const sku = (await catalogueOf().details(milk.prodId)).skuList.find(({ stocks }) => stocks > 3)
  if (!sku) throw new Error('The product is out of stock')
  const listId = randomUUID()
  const common = { regionId: defaultRegionId, addedAt: Date.now() }
  const [lower, higher] = [mango.price - 10, sku.price + 10]
  await changeElsewhere(
    shopper,
    listId,
    { set: { name: 'Weekly shop' } },
    // The device that added this product did not know its variants.
    {
      itemId: `p-${mango.prodId}`,
      set: { what: { prodId: mango.prodId, text: mango.prodName, priceThen: lower, ...common }, count: 2 },
    },
    {
      itemId: `s-${sku.skuId}`,
      set: { what: { prodId: milk.prodId, skuId: sku.skuId, text: milk.prodName, priceThen: higher, ...common } },
    },
  )
  await page.goto('/wish-list/Weekly%20shop')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    first.categoryName,
    second.categoryName,
    'Costs of this list',
  ])
  const words = (amount: number) => formatPrice(amount, mango.priceSymbol, 'en')
  await expect(rowOf(page, mango.prodName)).toContainText(`More expensive: ${words(lower)} when you added it`)
  await expect(rowOf(page, milk.prodName)).toContainText(`Cheaper: ${words(higher)} when you added it`)
  const read = () => myCall<GroceryListDetail>(shopper, 'GET', `/p/groceryList/${listId}?${inMarket}`)
  const costs = page.getByRole('complementary', { name: 'Costs of this list' })
  const expectCosts = async ({ subtotal, deliveryFee, total }: GroceryListDetail) => {
    await expect(costs).toContainText(`Subtotal${words(subtotal)}`)
    await expect(costs).toContainText(`Delivery fee${deliveryFee > 0 ? words(deliveryFee) : 'Free'}`)
    await expect(costs).toContainText(`Estimated total${words(total)}`)
  }
  const both = await read()
  await expectCosts(both)

  // Without the milk, the product without a chosen variant still counts.
  await expect(page.getByText(/Last bought/)).toHaveCount(0)
  await boxOf(page, milk.prodName).check()
  await expect(page.getByText(/Last bought \d+ \w+/)).toBeVisible()
  await expect.poll(async () => (await read()).subtotal).toBeLessThan(both.subtotal)
  await expectCosts(await read())
})

test('product#grocery-lists: the menu renames a list, takes all ticks off and deletes the list, which undo brings back @full', async ({
  page,
}) => {
  // A number is a name like others, not the id of a department.
  await makeList(page, '200')
  await expect(page.getByRole('heading', { name: '200', level: 1 })).toBeAttached()
  await addText(page, 'Stamps')
  await boxOf(page, 'Stamps').check()
  await openAction(page, 'Rename list')
  const sheet = page.getByRole('dialog', { name: 'Rename list' })
  await sheet.getByRole('textbox', { name: 'List name' }).fill('Post office')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/wish-list/Post%20office')
  await expect(page.getByRole('heading', { name: 'Post office', level: 1 })).toBeAttached()
  await expect(page.getByText('This list is now called “Post office”.')).toBeVisible()
  await expect(boxOf(page, 'Stamps')).toBeChecked()

  await openAction(page, 'Untick all')
  await expect(boxOf(page, 'Stamps')).not.toBeChecked()
  await expect(page.getByText('1 of 1 still to buy')).toBeVisible()
  await expect(page.getByText(/Last bought \d+ \w+/)).toBeVisible()

  await openAction(page, 'Delete list')
  await expect(page).toHaveURL('/wish-list')
  await expect(page.getByText('Post office: deleted')).toBeVisible()
  await expect(page.getByText('No lists yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('list', { name: 'Grocery lists' }).getByRole('link', { name: 'Post office' }).click()
  await expect(boxOf(page, 'Stamps')).not.toBeChecked()
})

test('product#grocery-lists: an open list stays open when another device takes or changes its name, and a message names the change @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const elsewhere = randomUUID()
  await changeElsewhere(
    shopper,
    elsewhere,
    { set: { name: 'Picnic' } },
    { itemId: 't-lemonade', set: { what: { text: 'Lemonade', addedAt: Date.now() }, count: 1 } },
  )
  // This device makes a list of the same name before the device hears of the other list.
  await page.route('**/p/groceryList/**', (route) => route.abort())
  await makeList(page, 'Picnic')
  await addText(page, 'Blanket')
  await page.unroute('**/p/groceryList/**')
  const readAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await readAgain()
  await expect(page).toHaveURL('/wish-list/Picnic%20(2)')
  await expect(page.getByText('This list is now called “Picnic (2)”.')).toBeVisible()
  await expect(page.getByText(/^Another of your lists is called “Picnic”/)).toBeVisible()
  await expect(rowOf(page, 'Blanket')).toBeVisible()
  await expect(boxOf(page, 'Lemonade')).toHaveCount(0)

  const lists = () => myCall<GroceryListSummary[]>(shopper, 'GET', '/p/groceryList')
  await expect.poll(async () => (await lists()).length).toBe(2)
  const own = (await lists()).find(({ listId }) => listId !== elsewhere)
  await changeElsewhere(shopper, own?.listId ?? '', { set: { name: 'Beach' } })
  await readAgain()
  await expect(page).toHaveURL('/wish-list/Beach')
  await expect(page.getByText('This list is now called “Beach”.')).toBeVisible()
  await expect(rowOf(page, 'Blanket')).toBeVisible()
})

test('product#grocery-lists: a list that cannot be made says why, and leaves the button ready @full', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const create = page.getByRole('button', { name: 'Create this list' })
  await page.goto(`/wish-list/${'x'.repeat(61)}`)
  await create.click()
  await expect(page.getByText('A list name has 1 to 60 visible characters.')).toBeVisible()
  await expect(create).toBeEnabled()

  for (let number = 1; number <= 50; number += 1)
    await changeElsewhere(shopper, randomUUID(), { set: { name: `List ${number}` } })
  await page.goto('/wish-list/One%20more')
  await create.click()
  await expect(
    page.getByText("Failed to create grocery list. You've reached the maximum number of lists. Delete one first."),
  ).toBeVisible()
  await expect(create).toBeEnabled()
})

test('product#regions: in another region a list shows no price of the region before, also before the new prices arrive @full', {
  tag: '@once',
}, async ({ page }) => {
  const { product, name } = await plainProduct()
  await makeListOf(page, product, 'Week')
  await page.goto('/wish-list/Week')
  await expect(rowOf(page, name)).toContainText('Rs.')
  await chooseRegion(page, /Türkiye/)
  await expect(marketButton(page)).toHaveAccessibleName(/Türkiye/)
  await page.route('**/api/groceryList/cards?*', (route) => route.abort())
  for (const path of ['/wish-list', '/wish-list/Week']) {
    await page.goto(path)
    await isUp(page)
    await expect(page.getByRole('main')).toContainText(path === '/wish-list' ? '1 item to buy' : name)
    await expect(page.getByRole('main')).not.toContainText('Rs.')
  }
  await page.unrouteAll()
  await page.reload()
  await expect(rowOf(page, name)).toContainText('₺')
})
