import { expect } from '@playwright/test'
import type { Token } from '#contract/account/token.ts'
import { storeNames } from '#offline/store-names.ts'
import { buyableProduct, ordersOf } from '../support/buying.ts'
import { productPath } from '../support/catalogue.ts'
import { codeFor, freshMail } from '../support/sign-in.ts'
import { test } from './support/engine-test.ts'
import type { Tab } from './support/tab.ts'

test('product#checkout: a guest fills the cart, logs in there, adds an address and orders, once', async ({ open }) => {
  const { product } = await buyableProduct(({ skuList }) => skuList.length === 1)
  const mail = freshMail()
  const tab = await open(productPath(product))
  await tab.press('button', 'Add to cart')
  await tab.press('link', 'Cart: 1')
  await tab.type('Mobile or email', mail)
  await tab.press('button', 'Send code')
  await tab.shows(/Resend in \d+ s/)
  await tab.type('Verification code', await codeFor(mail))
  await tab.press('button', 'Log in')
  await tab.shows('You are logged in.')
  await tab.press('link', 'Checkout (1)')
  await tab.type('Contact name', 'Ama Perera')
  await tab.type('Mobile number', '077 123 4567')
  await chooseArea(tab, 'Province', 'Central')
  await chooseArea(tab, 'District', 'Kandy')
  await chooseArea(tab, 'Town', 'Peradeniya')
  await tab.type('Address line', '12 Temple Road')
  await tab.press('button', 'Save address')
  // The page returns to its top, with the address and the costs of the order.
  await tab.shows('Peradeniya, Kandy, Central, Sri Lanka')
  await tab.press('radio', /^Cash on delivery/)
  await tab.press('button', /^Place order/)
  await tab.shows('Thank you! Your order is placed.')
  await tab.press('link', 'Track order')
  await tab.shows(product.prodName)
  await tab.shows('12 Temple Road')
  expect(await ordersOf({ token: await tokenIn(tab) })).toMatchObject([{ status: 2, isPaid: false, payType: 23 }])
})

/** Chooses a place by typing its name. */
async function chooseArea(tab: Tab, label: string, name: string): Promise<void> {
  await tab.press('combobox', label)
  await tab.type('Search', name)
  await tab.press('button', new RegExp(`^${name}`))
}

/** The session that the login has stored on this device. */
const tokenIn = (tab: Tab): Promise<Token> =>
  tab.evaluate(async (store) => {
    const open = indexedDB.open(store)
    const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
    const request = database.transaction('records').objectStore('records').get('now')
    const { token } = await new Promise<{ token: Token }>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    return token
  }, storeNames.session)
