import { catalogueOf, productPath } from '#e2e/support/catalogue.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { type OutsideIssuer, openOutsideIssuer } from '#e2e/support/mall/outside-issuer.ts'
import { openSmallMall } from '#e2e/support/mall/small-mall.ts'
import { expect, test } from '#e2e/support/mall-test.ts'
import { stubPush } from '#e2e/support/push/push-browser.ts'

/** All tests of the file use the same mall, so they run one after another. */
test.describe.configure({ mode: 'default' })

const issuers: OutsideIssuer[] = []
let mall: Awaited<ReturnType<typeof openSmallMall>>

test.beforeAll(async () => {
  const google = await openOutsideIssuer('google', 'mall-client', { name: 'Sam Googler', email: 'sam@example.com' })
  const facebook = await openOutsideIssuer('facebook', 'mall-app', { name: 'Sam Friend', email: 'friend@example.com' })
  issuers.push(google, facebook)
  mall = await openSmallMall({
    MALL_MODE: 'development',
    GOOGLE_CLIENT_ID: 'mall-client',
    GOOGLE_ISSUER: google.address,
    FACEBOOK_CLIENT_ID: 'mall-app',
    FACEBOOK_ISSUER: facebook.address,
  })
})
test.afterAll(async () => {
  await mall?.stop()
  for (const issuer of issuers.splice(0)) await issuer.stop()
})

for (const [provider, person] of [
  ['Google', 'Sam Googler'],
  ['Facebook', 'Sam Friend'],
] as const)
  test(`product#notify-me: the watch continues after the return from ${provider}, on the page of the variant`, {
    tag: '@worker',
  }, async ({ page, context }) => {
    await stubPush(context, 'granted')
    const product = await catalogueOf('LK', 'en', mall.address).product(
      ({ skuList }) => skuList.length > 1 && skuList.some(({ stocks }) => stocks === 0),
    )
    const sku = product.skuList.find(({ stocks }) => stocks === 0)
    await page.goto(`${mall.address}${productPath(product)}?sku=${sku?.skuId}`)
    await isUp(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Notify me', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Notify me' })
    await sheet.getByRole('button', { name: 'Not now' }).click()
    await sheet.getByRole('button', { name: 'Log in' }).click()
    const modal = page.getByRole('dialog', { name: /^Log in to/ })
    await modal.getByRole('button', { name: provider, exact: true }).click()
    await page.getByRole('link', { name: `Continue as ${person}` }).click()
    await expect(page.getByText('You are logged in.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${productPath(product)}\\?sku=${sku?.skuId}$`))
    const watching = main.getByRole('button', { name: "We'll notify you" })
    await expect(watching).toHaveAttribute('aria-pressed', 'true')
    // The watch belongs to the account, which can end the watch.
    await watching.click()
    await expect(main.getByRole('button', { name: 'Notify me', exact: true })).toBeVisible()
  })
