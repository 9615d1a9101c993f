import { buyableProduct, payOnDelivery, placeOrder } from '#e2e/support/buying.ts'
import { addButton, cartOf, plainProduct, productWithVariants } from '#e2e/support/cart.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { addText, makeList, rowOf } from '#e2e/support/offline/grocery-lists.ts'
import { signIn } from '#e2e/support/sign-in.ts'

test('product#adding-to-lists: the cart, and text and links of another app, become items of a list @full', async ({
  page,
}) => {
  const { product, name } = await plainProduct()
  const other = await plainProduct(({ prodId }) => prodId !== product.prodId)
  await makeList(page, 'Party')
  await page.goto(productPath(product))
  await addButton(page).click()
  await page.getByText('Added to cart').waitFor()
  await page.goto('/Cart')
  // The cart asks a guest to log in.
  await page.getByRole('dialog', { name: /^Log in to/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save as a grocery list' }).click()
  await page
    .getByRole('dialog', { name: 'Add to list' })
    .getByRole('button', { name: /^Party/ })
    .click()
  await expect(page.getByText('Item added')).toBeVisible()

  const link = new URL(productPath(other.product), page.url()).href
  const text = new URLSearchParams({ text: '- Balloons\n- Paper cups' })
  for (const shared of [text, new URLSearchParams({ title: other.name, url: link })]) {
    await page.goto(`/wish-list?${shared}`)
    await page
      .getByRole('dialog', { name: 'Add to list' })
      .getByRole('button', { name: /^Party/ })
      .click()
    await expect(page.getByText('Item added')).toBeVisible()
  }
  await page.goto('/wish-list/Party')
  for (const item of [name, 'Balloons', 'Paper cups', other.name]) await expect(rowOf(page, item)).toBeVisible()
  await expect(page.getByText('4 of 4 still to buy')).toBeVisible()
})

test('product#adding-to-lists: a shared link is the variant that the link names, opens a page of the mall, or opens from the list @once', async ({
  page,
}) => {
  const { product, name, other } = await productWithVariants()
  await makeList(page, 'Party')
  const share = (...shared: string[][]) => page.goto(`/wish-list?${new URLSearchParams(shared)}`)
  const { origin } = new URL(page.url())
  const recipe = 'https://recipes.example/soup'
  for (const shared of [
    ['text', `${origin}${productPath(product)}?sku=${other.skuId}`],
    ['url', recipe],
  ]) {
    await share(['title', 'Soup'], shared)
    await page
      .getByRole('dialog', { name: 'Add to list' })
      .getByRole('button', { name: /^Party/ })
      .click()
    await expect(page.getByText('Item added')).toBeVisible()
  }
  await share(['title', 'Party'], ['url', `${origin}/wish-list/Party`])
  await expect(page).toHaveURL('/wish-list/Party')
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`sku=${other.skuId}$`))
  await expect(page.getByRole('link', { name: `Soup ${recipe}` })).toHaveAttribute('href', recipe)

  await share(['text', `${recipe}?${'x'.repeat(200)}`])
  await expect(page.getByText('A part of the shared text is too long for a list and was left out.')).toBeVisible()
  await page.goto('/wish-list#list=AAAA')
  await expect(page.getByText('The code of this list is incomplete. Scan the code again.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Party/ })).toBeVisible()
})

test('product#adding-to-lists: usual purchases are those of the last twenty orders, without unpaid ones; all join a list, which is ordered again @once', async ({
  page,
}) => {
  const shopper = await signIn(page)
  const chosen: number[] = []
  /** A product that is not chosen yet, with one variant and enough stock for all orders. */
  const choose = async () => {
    const found = await buyableProduct(
      ({ prodId, skuList: [sku, ...others] }) =>
        !chosen.includes(prodId) && others.length === 0 && (sku?.stocks ?? 0) > 40,
    )
    chosen.push(found.product.prodId)
    return found
  }
  const [often, once, unpaid] = [await choose(), await choose(), await choose()]
  const buy = async ({ product }: typeof often) =>
    payOnDelivery(shopper, await placeOrder(shopper, 1, ({ prodId }) => prodId === product.prodId))
  await buy(once)
  for (let time = 0; time < 10; time += 1) await buy(often)
  await placeOrder(shopper, 1, ({ prodId }) => prodId === unpaid.product.prodId)

  await page.goto('/wish-list')
  const usual = page.getByRole('region', { name: 'Usually bought' })
  await expect(usual.getByRole('listitem')).toHaveText([
    new RegExp(`^${often.product.prodName}.*Bought 10 times`),
    new RegExp(`^${once.product.prodName}.*Bought once`),
  ])
  await usual.getByRole('button', { name: 'Add all to a list' }).click()
  await page.getByRole('textbox', { name: 'List name' }).fill('..')
  await page.getByRole('button', { name: 'Create list' }).click()
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { name: '..', level: 1 })).toBeAttached()
  await page.reload()
  for (const { product } of [often, once]) await expect(rowOf(page, product.prodName)).toBeVisible()
  await addText(page, 'Candles')
  await page.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
  const report = page.getByRole('dialog', { name: 'Not everything was added' })
  await expect(report.getByText('2 items are in the cart.')).toBeVisible()
  await expect(report.getByRole('listitem')).toHaveText([/^Candles/])
  await expect.poll(() => cartOf(shopper)).toEqual({ [often.skuId]: 1, [once.skuId]: 1 })
})
