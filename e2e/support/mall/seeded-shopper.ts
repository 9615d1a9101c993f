import type { Address } from '#contract/account/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Order } from '#contract/order/order.ts'
import { addAddress, payOnDelivery, placeOrder } from '../buying.ts'
import { addElsewhere, plainProduct, productWithVariants } from '../cart.ts'
import { myCall } from '../my-calls.ts'
import { payByCard } from '../pay-by-card.ts'
import { newShopper, type Shopper } from '../sign-in.ts'
import { operate } from './operate.ts'

/**
 * A shopper with data of every kind: an address, cart lines, favourites, a saved card, an order in each state, a
 * refund.
 */
export type SeededShopper = {
  readonly shopper: Shopper
  readonly address: Address
  /** The ids of the cart's lines. */
  readonly basketIds: readonly number[]
  /** Order numbers by state; `agreed` has cash on delivery, `paid` a card payment, `returned` a requested refund. */
  readonly orders: {
    readonly unpaid: string
    readonly agreed: string
    readonly paid: string
    readonly shipped: string
    readonly returned: string
    readonly done: string
    readonly closed: string
  }
  readonly refundNumber: string
  /** The item of the order `done`, without a review. */
  readonly orderItemId: number
}

async function seedShopper(): Promise<SeededShopper> {
  const shopper = await newShopper('Amaya Perera')
  const address = await addAddress(shopper)
  const [plain, choice] = [await plainProduct(), await productWithVariants()]
  await addElsewhere(shopper, plain, 2)
  const cart: Cart = await addElsewhere(shopper, choice, 1)
  await myCall(shopper, 'POST', '/p/user/collection/addOrCancel', { prodId: choice.prodId, isCollected: true })
  await myCall(shopper, 'POST', '/p/shop/collection/addOrCancel', { shopId: choice.product.shopId, isCollected: true })

  const paidByCard = async () => {
    const number = await placeOrder(shopper)
    await payByCard(shopper, number)
    return number
  }
  const shippedOne = async () => {
    const number = await paidByCard()
    await operate({
      kind: 'ship',
      orderNumber: number,
      courier: 'Swift Parcel',
      tracking: `SP${number.replace(/\D/g, '')}`,
    })
    return number
  }
  const done = await shippedOne()
  await operate({ kind: 'deliver', orderNumber: done })
  await myCall(shopper, 'PUT', `/p/myOrder/receipt/${done}`)
  const giveBack = async (orderNumber: string) => {
    const { orderItemDtos } = await myCall<Order>(shopper, 'GET', `/p/myOrder/orderDetail?orderNumber=${orderNumber}`)
    const { refundNumber } = await myCall<{ refundNumber: string }>(shopper, 'POST', '/p/refund/apply', {
      orderNumber,
      orderItemIds: orderItemDtos.map(({ orderItemId }) => orderItemId),
      reason: 'DAMAGED',
      detail: 'The lid is broken',
    })
    return { refundNumber, orderItemId: orderItemDtos[0]?.orderItemId ?? 0 }
  }
  const { refundNumber, orderItemId } = await giveBack(done)
  const returned = await paidByCard()
  await giveBack(returned)
  const closed = await placeOrder(shopper)
  await myCall(shopper, 'PUT', `/p/myOrder/cancel/${closed}`, { reason: 'CHANGED_MIND', detail: 'Bought it twice' })
  const agreed = await placeOrder(shopper, 2)
  await payOnDelivery(shopper, agreed)
  const orders = {
    done,
    closed,
    agreed,
    paid: await paidByCard(),
    returned,
    shipped: await shippedOne(),
    unpaid: await placeOrder(shopper),
  }
  return {
    shopper,
    address,
    orders,
    refundNumber,
    orderItemId,
    basketIds: cart.flatMap((shop) =>
      shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems.map(({ basketId }) => basketId)),
    ),
  }
}

/** An unpaid order is closed after half an hour; a new shopper is created before that. */
const freshMs = 20 * 60_000
let seeded: { readonly at: number; readonly shopper: Promise<SeededShopper> } | null = null

/** The seeded shopper of this test worker, created on first use. Tests only read its data. */
export function seededShopper(): Promise<SeededShopper> {
  if (!seeded || Date.now() - seeded.at > freshMs) seeded = { at: Date.now(), shopper: seedShopper() }
  return seeded.shopper
}
