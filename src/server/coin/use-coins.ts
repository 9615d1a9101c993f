import { type CheckoutCoins, coinWorthOf } from '#contract/coin/coin-amounts.ts'
import { reduced, shareOut } from '../checkout/checkout-rules.ts'
import type { StoredCheckout, StoredLine, StoredShop } from '../checkout/stored-checkout.ts'
import { type SalesRegion, toMajor } from '../region/region-rules.ts'
import { type CoinGoods, coinLimits, promisedCoins } from './coin-rules.ts'
import type { CoinRates } from './coin-setting.ts'

type CoinUse = {
  /** The number of coins that the shopper wants to use. */
  readonly wanted: number
  readonly balance: number
  /** The products that may be paid in full with coins. */
  readonly coinPriced: ReadonlySet<number>
  readonly rates: CoinRates
  readonly region: Pick<SalesRegion, 'regionId'>
}

/** The money paid for the goods of an order, without fees, in minor units. */
const paidForGoods = ({ total, shopReduce, voucherReduce, voucherDeliveryReduce, coinReduce }: StoredShop) =>
  Math.max(0, total - shopReduce - (voucherReduce - voucherDeliveryReduce) - coinReduce)

/** The price of lines less their own parts of the vouchers, in minor units. */
const worthOf = (lines: readonly StoredLine[]) =>
  lines.reduce((sum, { price, count, voucherReduce }) => sum + price * count - voucherReduce, 0)

/** The goods of a shop. A voucher lowers only its own lines; the shop's discount is divided by the rest of all lines. */
function goodsOf(shop: StoredShop, coinPriced: ReadonlySet<number>): CoinGoods {
  const goods = paidForGoods(shop)
  const worth = worthOf(shop.lines.filter(({ prodId }) => coinPriced.has(prodId)))
  const all = Math.max(1, worthOf(shop.lines))
  return { goods, coinPriced: Number((BigInt(worth) * BigInt(goods)) / BigInt(all)) }
}

/**
 * Applies coins to a checkout after all other reductions, and computes the coins that its orders will earn. The number
 * of coins is limited by the shopper's choice, the balance, the region's limits and the mall's minimum amount
 * (docs/product.md#coins).
 */
export function useCoins(
  held: StoredCheckout,
  { wanted, balance, coinPriced, rates, region }: CoinUse,
): { readonly held: StoredCheckout; readonly coins: CheckoutCoins } {
  const worth = coinWorthOf(region.regionId)
  const allowed = coinLimits(
    held.shops.map((shop) => goodsOf(shop, coinPriced)),
    rates,
    worth,
  )
  // An order is paid by card or with cash on delivery, so a part of its total must remain.
  const limits = held.shops.map(({ actualTotal }, at) =>
    Math.max(0, Math.min(allowed[at] ?? 0, Math.ceil(actualTotal / worth) - 1)),
  )
  const toPay = held.shops.reduce((sum, { actualTotal }) => sum + actualTotal, 0)
  const usable = Math.min(
    balance,
    limits.reduce((sum, limit) => sum + limit, 0),
    Math.max(0, Math.floor((toPay - held.minimum) / worth)),
  )
  const used = Math.min(wanted, usable)
  const spent = used > 0 ? shareOut(used, limits, 1) : []
  const costs = reduced(
    held.shops,
    'coinReduce',
    spent.map((coins) => coins * worth),
  )
  const shops = held.shops.map((shop, at): StoredShop => {
    const paying = { ...shop, ...costs[at], coinsSpent: spent[at] ?? 0 }
    return { ...paying, coinsPromised: promisedCoins(paidForGoods(paying), rates, worth) }
  })
  return {
    held: { ...held, shops },
    coins: {
      balance,
      usable,
      value: toMajor(usable * worth),
      used,
      earns: shops.reduce((sum, { coinsPromised }) => sum + coinsPromised, 0),
    },
  }
}
