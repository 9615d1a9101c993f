import type { Page } from '@playwright/test'
import type { GroceryListDetail } from '#contract/grocery/grocery-list.ts'
import { sharedListPath } from '#contract/links.ts'
import { plainProduct } from '#e2e/support/cart.ts'
import { shareNewList } from '#e2e/support/mall/shared-list.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { addText, boxOf, makeList, openAction, rowOf } from '#e2e/support/offline/grocery-lists.ts'
import { newShopper, type Shopper, signIn } from '#e2e/support/sign-in.ts'

const inMarket = 'regionId=659006000343&lang=en'
const itemsOf = async (shopper: Shopper, listId: string) =>
  (await myCall<GroceryListDetail>(shopper, 'GET', `/p/groceryList/${listId}?${inMarket}`)).items
const waiting = (page: Page) => page.getByText('1 change waiting to sync.')

/** Answers the next calls that change the list with these refusals, in order, and lets later calls through. */
async function refuse(page: Page, refusals: readonly (readonly [status: number, code: string])[]): Promise<void> {
  const left = [...refusals]
  await page.route('**/changes?*', async (route) => {
    const [status, code] = left.shift() ?? []
    if (status === undefined) return route.continue()
    await route.fulfill({ status, json: { desc: '', code }, headers: { 'Retry-After': '1' } })
  })
}

test.use({ serviceWorkers: 'block' })

test('product#grocery-link-changes: a tick survives a busy and a failing shop, and the owner learns that somebody ticked @once', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper()
  const { listId, token } = await shareNewList(shopper, 'Picnic', [{ text: 'Lemonade' }, { text: 'Blanket' }])
  await page.goto(sharedListPath(token))
  await refuse(page, [
    [429, 'TOO_MANY'],
    [500, 'SERVER'],
  ])
  await boxOf(page, 'Lemonade').check()
  await expect(waiting(page)).toBeVisible()
  await expect(boxOf(page, 'Lemonade')).toBeChecked()
  await expect
    .poll(async () => await itemsOf(shopper, listId), { timeout: 60_000 })
    .toMatchObject([{ text: 'Lemonade', isTicked: true, tickedBy: '' }, {}])
  await expect(waiting(page)).toBeHidden()

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const own = await context.newPage()
  await signIn(own, shopper)
  await own.goto('/wish-list/Picnic')
  await expect(rowOf(own, 'Lemonade')).toContainText('Ticked by somebody with the link')
  await boxOf(own, 'Blanket').check()
  await expect.poll(async () => (await itemsOf(shopper, listId))[1]?.isTicked).toBe(true)
  await page.reload()
  await expect(rowOf(page, 'Blanket')).toContainText(`Ticked by ${shopper.nickName}`)
  await context.close()
})

test('product#grocery-links: the owner with the open list sees what another person ticks, without a reload @once', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper()
  const { token } = await shareNewList(shopper, 'Picnic', [{ text: 'Lemonade' }])
  await signIn(page, shopper)
  await page.clock.install()
  await page.goto('/wish-list/Picnic')
  await rowOf(page, 'Lemonade').waitFor()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const other = await context.newPage()
  await other.goto(sharedListPath(token))
  await other.getByLabel(/^Your name/).fill('Kamal')
  await boxOf(other, 'Lemonade').check()
  await expect(waiting(other)).toBeHidden()
  // Short steps, because a request must not time out in the page's time while the server answers.
  const row = async () => {
    await page.clock.runFor(1_000)
    return rowOf(page, 'Lemonade').textContent()
  }
  await expect.poll(row, { intervals: [100] }).toContain('Ticked by Kamal')
  await context.close()
})

test('product#grocery-link-changes: a refused change stays on the screen with its reason until it is dismissed @once @full', async ({
  page,
  axe,
}) => {
  const shopper = await newShopper()
  const { listId, token } = await shareNewList(shopper, 'Picnic', [{ text: 'Lemonade' }])
  await page.goto(sharedListPath(token))
  await rowOf(page, 'Lemonade').waitFor()
  await refuse(page, [[400, 'LIST_FULL']])
  await page.getByRole('textbox', { name: 'Add an item' }).fill('Napkins')
  await page.keyboard.press('Enter')
  const note = page.getByRole('alert').filter({ hasText: 'This list is full. Remove something first.' })
  await expect(note).toContainText("1 change couldn't be made.")
  await expect(boxOf(page, 'Napkins')).toHaveCount(0)
  await axe()
  await page.reload()
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect(note).toBeHidden()
  expect(await itemsOf(shopper, listId)).toHaveLength(1)
})

test('product#grocery-link-changes: a product that is added by a link is the item of the owner, with its name before the server answers @once @full', async ({
  page,
}) => {
  const shopper = await newShopper()
  const { prodId, skuId, name } = await plainProduct()
  const { listId, token } = await shareNewList(shopper, 'Picnic', [{ prodId, skuId, count: 2 }])
  const empty = await shareNewList(shopper, 'Party', [{ text: 'Cups' }])
  let isCut = true
  await page.route('**/changes?*', (route) => (isCut ? route.abort() : route.continue()))
  const add = async (path: string) => {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Add an item' }).fill(name)
    await page.getByRole('list', { name: 'Products' }).getByRole('button', { name }).first().click()
    await expect(page.getByText('Item added')).toBeVisible()
    await expect(waiting(page)).toBeVisible()
  }
  await add(sharedListPath(empty.token))
  await expect(rowOf(page, name).getByRole('heading', { name })).toBeVisible()
  await add(sharedListPath(token))
  await expect(rowOf(page, name)).toHaveCount(1)
  await expect(rowOf(page, name).getByRole('status').first()).toHaveText('3')
  isCut = false
  // The changes of both links are sent, whichever list is open.
  await page.reload()
  await expect.poll(() => itemsOf(shopper, listId)).toMatchObject([{ itemId: `s-${skuId}`, count: 3, isTicked: false }])
  await expect.poll(() => itemsOf(shopper, empty.listId)).toMatchObject([{}, { itemId: `s-${skuId}`, count: 1 }])
})

test('product#grocery-links: a guest sees that a link needs an account, and keeps a copy of a shared list @once @full', async ({
  page,
}) => {
  await makeList(page, 'Picnic')
  await expect(page.getByText('Grocery list created')).toBeVisible()
  await openAction(page, 'Share with a link')
  const sheet = page.getByRole('dialog', { name: 'Share with a link' })
  await expect(sheet.getByText(/^Sharing a link needs an account/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Log in' })).toBeVisible()

  const { prodId, skuId, name } = await plainProduct()
  const items = [{ text: 'Lemonade' }, { prodId, skuId, count: 2 }]
  const { token } = await shareNewList(await newShopper(), 'Picnic', items)
  await page.goto(sharedListPath(token))
  await rowOf(page, name).waitFor()
  await page.getByRole('button', { name: 'Save a copy' }).click()
  await expect(page.getByRole('heading', { name: 'Picnic (2)', level: 1 })).toBeAttached()
  await expect(rowOf(page, name).getByRole('status').first()).toHaveText('2')
  await addText(page, 'Napkins')
  await expect(rowOf(page, 'Lemonade')).toBeVisible()
})
