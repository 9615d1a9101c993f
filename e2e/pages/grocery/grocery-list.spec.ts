import type { GroceryListDetail, GroceryListSummary } from '#contract/grocery/grocery-list.ts'
import { plainProduct } from '#e2e/support/cart.ts'
import { fillPasswordLogin, openLoginModal, sendLogin } from '#e2e/support/login-modal.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { myCall } from '#e2e/support/my-calls.ts'
import { addText, boxOf, makeList, rowOf, shareList } from '#e2e/support/offline/grocery-lists.ts'
import { signIn } from '#e2e/support/sign-in.ts'

const inMarket = 'regionId=659006000343&lang=en'

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

test('product#grocery-lists: a link that may only read shows the list and offers no change', async ({
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
