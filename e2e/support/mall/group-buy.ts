import type { Locator } from '@playwright/test'
import type { TeamInfo } from '#contract/group-buy/group-buy.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import type { Order } from '#contract/order/order.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { addAddress, otherBuyableProduct, payByCard } from '../buying.ts'
import { myCall } from '../my-calls.ts'
import { newShopper, type Shopper } from '../sign-in.ts'
import { operate } from './operate.ts'

export type TestGroup = { readonly groupBuyId: number; readonly product: ProductDetail; readonly skuId: number }

/** Makes a group buy with 20 % off of a product that has none, for teams of two; `in` days from now. */
export async function makeGroupBuy({ size = 2, startsIn = 0 } = {}): Promise<TestGroup> {
  const refused: number[] = []
  for (;;) {
    const { product, skuId } = await otherBuyableProduct(
      ({ prodId, groupBuy }) => !groupBuy && !refused.includes(prodId),
    )
    const made = await operate({
      kind: 'groups create',
      region: 'LK',
      prodId: String(product.prodId),
      off: '20%',
      size: String(size),
      in: String(startsIn),
    }).catch(() => null)
    const groupBuyId = Number(/^Group buy (\d+)/.exec(made ?? '')?.[1])
    if (groupBuyId) return { groupBuyId, product, skuId }
    // Another test has just taken the product.
    refused.push(product.prodId)
  }
}

/** Starts a team, or joins one, through the API; answers the shopper, the paid order and the team. */
export async function payInGroup(
  { groupBuyId, product: { prodId }, skuId }: TestGroup,
  teamId?: number,
  nickName = 'Kasun Silva',
): Promise<{ readonly shopper: Shopper; readonly orderNumber: string; readonly teamId: number }> {
  const shopper = await newShopper(nickName)
  const { addrId } = await addAddress(shopper)
  const { checkoutId } = await myCall<Checkout>(shopper, 'POST', '/p/order/confirm', {
    addrId,
    orderItem: { prodId, skuId, prodCount: 1 },
    groupBuy: { groupBuyId, teamId },
  })
  const { orderNumbers } = await myCall<{ orderNumbers: string[] }>(shopper, 'POST', '/p/order/submit', { checkoutId })
  const [orderNumber = ''] = orderNumbers
  await payByCard(shopper, [orderNumber])
  const { group } = await myCall<Order>(shopper, 'GET', `/p/myOrder/orderDetail?orderNumber=${orderNumber}`)
  return { shopper, orderNumber, teamId: group?.teamId ?? 0 }
}

/** When the time of a team ends, in ms. The API is called without a time zone, so its answer is in UTC. */
export async function endOfTeam(shopper: Shopper, teamId: number): Promise<number> {
  const { endTime } = await myCall<TeamInfo>(shopper, 'GET', `/p/groupBuy/team/${teamId}`)
  return Date.parse(`${endTime.replace(' ', 'T')}Z`)
}

/** By how many ms a shown countdown differs from the time between `now` and `end`. */
export async function countdownError(timer: Locator, end: number, now: number): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await timer.innerText()).match(/\d+/g)?.map(Number) ?? []
  return Math.abs(end - now - (hours * 3600 + minutes * 60 + seconds) * 1000)
}
