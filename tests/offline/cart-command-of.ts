import type { CartOperation } from '#contract/cart/cart.ts'
import type { CartCommand, SeenProduct } from '#offline/domains/cart/command.ts'

export const sampleLine = {
  prodId: 1,
  prodName: 'A cup',
  skuName: 'Red',
  pic: '/cup',
  price: 5,
  oriPrice: 6,
  priceSymbol: 'Rs',
  shopId: 10,
  shopName: 'Cups',
  stocks: 9,
}

/** Commands of a shopper in the given order, each with an operation and further fields. */
export const commandsOf = (
  ...operations: (CartOperation & {
    readonly seen?: SeenProduct
    readonly state?: CartCommand['state']
    readonly refusal?: CartCommand['refusal']
  })[]
): CartCommand[] =>
  operations.map(({ seen, state = 'waiting', refusal, ...input }, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    shopper: 'u1',
    regionId: 7,
    domain: 'cart',
    input,
    at: 1_700_000_000_000 + at,
    order: at + 1,
    state,
    ...(seen ? { seen } : {}),
    ...(refusal ? { refusal } : {}),
  }))
