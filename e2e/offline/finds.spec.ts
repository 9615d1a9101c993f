import type { Page } from '@playwright/test'
import { payOnDelivery, placeOrder } from '../support/buying.ts'
import { catalogueOf } from '../support/catalogue.ts'
import { isUp } from '../support/is-up.ts'
import { expect, test } from '../support/proxy-test.ts'
import { newShopper } from '../support/sign-in.ts'
import { viewProducts } from '../support/view-products.ts'
import { waitUntilStored } from '../support/views/visible-content.ts'

const finds = (page: Page) => page.getByRole('region', { name: 'Finds of the day' })
const row = (page: Page, name: string) => finds(page).getByRole('group', { name, exact: true })

const kinds = ['Price drops', 'Popular', 'Almost gone', 'New arrivals', 'Recently viewed', 'Because you viewed']

test('product#finds: each of the six kinds is readable after a cold start without a network', {
  tag: '@worker',
}, async ({ page, goOffline, coldStart, waitForWorker }) => {
  const shopper = await newShopper()
  await payOnDelivery(shopper, await placeOrder(shopper))
  const viewed = await catalogueOf().card(({ totalStocks }) => totalStocks > 0)
  await viewProducts(page, [viewed])
  await page.goto('/discover')
  await isUp(page)
  await waitForWorker()
  for (const name of kinds) {
    await finds(page).getByRole('button', { name, exact: true }).click()
    await expect(row(page, name).locator('article').first()).toBeVisible()
  }
  await waitUntilStored(page)
  await goOffline()
  for (const path of ['/discover', '/trending']) {
    const cold = await coldStart(path)
    for (const name of kinds) {
      await finds(cold).getByRole('button', { name, exact: true }).click()
      await expect(row(cold, name).locator('article').first()).toBeVisible()
    }
    await expect(
      row(cold, 'Because you viewed').getByText(`Because you viewed ${viewed.prodName}`).first(),
    ).toBeVisible()
  }
})

test('product#finds: a device that has no finds stops waiting for them without a network @full', {
  tag: '@worker',
}, async ({ page, goOffline, coldStart, waitForWorker }) => {
  await page.goto('/')
  await isUp(page)
  await waitForWorker()
  await goOffline()
  const cold = await coldStart('/discover')
  await expect(cold.locator('#finds')).toBeAttached()
  await expect(cold.locator('#finds [aria-busy="true"]')).toHaveCount(0)
  await expect(finds(cold)).toHaveCount(0)
})
