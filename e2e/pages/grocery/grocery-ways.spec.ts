import { addButton, plainProduct } from '#e2e/support/cart.ts'
import { productPath } from '#e2e/support/catalogue.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { makeList, rowOf } from '#e2e/support/offline/grocery-lists.ts'

test('product#grocery-ways: the cart, and text and links of another app, become items of a list @full', async ({
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
