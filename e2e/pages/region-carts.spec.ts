import { addButton, addElsewhere, cartOf, countOf, expectCount, lineOf, plainProduct } from '../support/cart.ts'
import { catalogueOf, productPath } from '../support/catalogue.ts'
import { chooseRegion, marketButton } from '../support/choose-market.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/mall-test.ts'
import { sampleOf } from '../support/short-run.ts'
import { newShopper, signIn } from '../support/sign-in.ts'

for (const person of sampleOf(['shopper', 'guest'] as const))
  test(`product#region-carts: each region has its own cart of a ${person}: badge and lines follow the region, and return with it @once`, async ({
    page,
    axe,
  }) => {
    const here = await plainProduct()
    const there = await catalogueOf('TR').product(
      ({ prodId, isAvailable, skuList }) =>
        prodId !== here.prodId && isAvailable && skuList.length === 1 && (skuList[0]?.stocks ?? 0) > 8,
    )
    const shopper = await newShopper()
    if (person === 'shopper') {
      await addElsewhere(shopper, here, 2)
      await signIn(page, shopper)
    } else {
      await page.goto(productPath(here.product))
      await isUp(page)
      for (const number of [1, 2]) {
        await addButton(page).click()
        await expectCount(page, number)
      }
    }
    // The question says what happens to the cart, before anything happens.
    const question = page.getByRole('dialog', { name: 'Switch to Türkiye?' })
    await chooseRegion(page, /Türkiye/)
    await expect(question).toContainText('2 items stay in your cart in Sri Lanka and wait there.')
    await axe()
    await question.getByRole('button', { name: 'Stay in Sri Lanka' }).click()
    await expect(question).toBeHidden()
    await expectCount(page, 2)
    await chooseRegion(page, /Türkiye/)
    await question.getByRole('button', { name: 'Switch to Türkiye' }).click()
    await expect(marketButton(page)).toHaveAccessibleName(/Türkiye/)
    await expectCount(page, 0)
    await page.goto(productPath(there))
    await isUp(page)
    await addButton(page).click()
    await expectCount(page, 1)
    await page.goto('/Cart')
    // A guest who opens the cart is asked to log in.
    const login = page.getByRole('dialog', { name: /^Log in to/ })
    if (person === 'guest') await login.getByRole('button', { name: 'Close' }).click()
    await expect(countOf(lineOf(page, there.prodName))).toHaveText('1')
    await expect(lineOf(page, here.name)).toHaveCount(0)
    // The cart of the other region is one tap away.
    await expect(page.getByRole('main').getByText('Your cart in Sri Lanka has 2 items.')).toBeVisible()
    await page.getByRole('button', { name: 'Open it Sri Lanka' }).click()
    await expectCount(page, 2)
    await expect(countOf(lineOf(page, here.name))).toHaveText('2')
    await expect(lineOf(page, there.prodName)).toHaveCount(0)
    if (person === 'shopper') expect(await cartOf(shopper)).toEqual({ [here.skuId]: 2 })
  })
