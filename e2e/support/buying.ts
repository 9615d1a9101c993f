import type { Page } from '@playwright/test'
import type { Address, Area } from '#contract/account/address.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import type { Order } from '#contract/order/order.ts'
import type { PayAnswer } from '#contract/payment/payment.ts'
import type { paySettings } from '#contract/payment/payment-card.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { catalogueOf, forgetStocks } from './catalogue.ts'
import { operate } from './mall/operate.ts'
import { mallAddress } from './mall-test.ts'
import { myCall } from './my-calls.ts'
import type { Shopper } from './sign-in.ts'

/** A product with one variant, plenty of stock and cash on delivery, and its variant. */
export async function buyableProduct(
  fits: (product: ProductDetail) => boolean = () => true,
): Promise<{ readonly product: ProductDetail; readonly skuId: number }> {
  forgetStocks()
  const product = await catalogueOf().product(
    (one) =>
      one.isAvailable &&
      one.isCashOnDelivery &&
      !one.isOverseas &&
      one.skuList.some(({ stocks, price }) => stocks > 20 && price > 1_000) &&
      fits(one),
  )
  const sku = product.skuList.find(({ stocks, price }) => stocks > 20 && price > 1_000)
  if (!sku) throw new Error('The product has no variant in stock')
  return { product, skuId: sku.skuId }
}

/** A buyable product that no other test uses, because its stock may be set to zero. */
export async function otherBuyableProduct(
  fits: (product: ProductDetail) => boolean = () => true,
): Promise<{ readonly product: ProductDetail; readonly skuId: number }> {
  const first = (await catalogueOf().cards()).map(({ prodId }) => prodId)
  return buyableProduct((product) => !first.includes(product.prodId) && fits(product))
}

/** The first place of a country, as the fields of an address. */
export async function firstAreas(shopper: Shopper, country: 'Sri Lanka' | 'Türkiye') {
  const areasIn = (pid: number) => myCall<Area[]>(shopper, 'GET', `/p/area/listByPid?pid=${pid}`)
  const within = async (pid: number) => (await areasIn(pid))[0]?.areaId ?? 0
  const countryId = (await areasIn(0)).find(({ areaName }) => areaName === country)?.areaId ?? 0
  const provinceId = await within(countryId)
  const cityId = await within(provinceId)
  return { countryId, provinceId, cityId, areaId: await within(cityId) }
}

/** Creates an address in Sri Lanka through the API. */
export async function addAddress(shopper: Shopper, receiver = 'Amaya Perera'): Promise<Address> {
  return myCall(shopper, 'POST', '/p/address/addAddr', {
    receiver,
    mobile: '+94 77 123 4567',
    ...(await firstAreas(shopper, 'Sri Lanka')),
    addr: '42/3 Galle Road',
    postCode: '00300',
  })
}

/** Places an order through the API; answers the number of the unpaid order. */
export async function placeOrder(
  shopper: Shopper,
  prodCount = 1,
  fits?: (product: ProductDetail) => boolean,
): Promise<string> {
  const { product, skuId } = await buyableProduct(fits)
  const known = await myCall<Address[]>(shopper, 'GET', '/p/address/list')
  const { addrId } = known[0] ?? (await addAddress(shopper))
  const { checkoutId } = await myCall<Checkout>(shopper, 'POST', '/p/order/confirm', {
    addrId,
    orderItem: { prodId: product.prodId, skuId, prodCount },
  })
  const { orderNumbers } = await myCall<{ orderNumbers: string[] }>(shopper, 'POST', '/p/order/submit', { checkoutId })
  return orderNumbers[0] ?? ''
}

/** Chooses cash on delivery: the order moves to "to deliver". */
export const payOnDelivery = (shopper: Shopper, orderNumber: string) =>
  myCall(shopper, 'POST', '/p/order/pay', { payType: 23, orderNumbers: [orderNumber] })

/** All orders of a shopper on the server. */
export const ordersOf = async (shopper: Pick<Shopper, 'token'>): Promise<Order[]> =>
  (await myCall<{ records: Order[] }>(shopper, 'GET', '/p/myOrder/myOrder?size=100')).records

/** Ships an order as the operator. */
export const shipOrder = (orderNumber: string) =>
  operate({ kind: 'ship', orderNumber, courier: 'Lanka Express', tracking: 'LX 4820 1139 07' })

/** The sandbox's card numbers (README). */
export const cards = {
  paid: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  confirm: '4000000000003220',
  latePaid: '4000000000000119',
  lateRefused: '4000000000000259',
} as const

/** Pays orders by card through the API; a late card answers late. */
export async function payByCard(
  shopper: Shopper,
  orderNumbers: readonly string[],
  number: string = cards.paid,
): Promise<PayAnswer> {
  const { cardFormUrl } = (await (await fetch(`${process.env[mallAddress]}/api/pay/settings`)).json()) as ReplyOf<
    typeof paySettings
  >
  const typed = { number, expiry: '12 / 34', code: '123', name: 'Amaya Perera' }
  const { token } = (await (
    await fetch(new URL('/tokens', cardFormUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    })
  ).json()) as { token: string }
  return myCall(shopper, 'POST', '/p/order/pay', {
    payType: 21,
    orderNumbers,
    cardToken: token,
    returnUrl: `/paymentMethod?orderNumbers=${orderNumbers.join()}`,
  })
}

/** Hides the page and shows it again, as switching apps does. */
export const refetch = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
