import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { CheckoutChange, confirmOrder } from '#contract/order/checkout.ts'
import { availabilityOf, saleOf } from '../cart/cart-rules.ts'
import { type Owner, readLines } from '../cart/cart-store.ts'
import type { Tables } from '../database/database.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { readSoldSkus, type SoldSkuRow } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import { type BuyableRow, readBuyables } from './buyable-store.ts'
import { inUnits, unitOf } from './fee-rules.ts'

/** A line that the shopper wants to buy; `priceThen` is the price that the cart showed, in minor units. */
export type WantedLine = {
  readonly basketId: number | null
  readonly skuId: number
  readonly count: number
  readonly priceThen: number | null
}
/** The part of a line that can be bought; the price in minor units, rounded to the currency's unit. */
export type Buyable = {
  readonly basketId: number | null
  readonly count: number
  readonly price: number
  readonly oriPrice: number
  readonly sku: SoldSkuRow
  readonly product: BuyableRow
}

/** Pieces of a variant that are in no cart. */
export const wantedPieces = ({ skuId, count }: { skuId: number; count: number }): WantedLine => ({
  basketId: null,
  skuId,
  count,
  priceThen: null,
})

/** The refusal of a request of which nothing can be bought. */
export function nothingBuyable([lost]: readonly CheckoutChange[]): Refusal {
  const code = lost === undefined || lost.why === 'PRICE_CHANGED' ? 'WITHDRAWN' : lost.why
  return refusal(code, code === 'OUT_OF_STOCK' ? 'Out stock.' : sentences[code])
}

/** Lines of the cart, or a single product in the same form; undefined where a named line does not exist. */
export async function readWanted(
  tables: Tables,
  owner: Owner,
  { basketIds, orderItem }: Pick<BodyOf<typeof confirmOrder>, 'basketIds' | 'orderItem'>,
): Promise<WantedLine[] | undefined> {
  if (orderItem) return [wantedPieces({ skuId: orderItem.skuId, count: orderItem.prodCount })]
  const { lines } = await readLines(tables, owner)
  const named = [...lines.values()].filter(({ basketId }) => basketId !== null && basketIds.includes(basketId))
  return named.length === new Set(basketIds).size && named.length > 0 ? named : undefined
}

/** The part of the wanted lines that can be bought, and the differences from what the shopper saw. */
export async function readBuyable(
  tables: Tables,
  viewer: Viewer,
  wanted: readonly WantedLine[],
): Promise<{ buyable: Buyable[]; changed: CheckoutChange[] }> {
  const rows = await readSoldSkus(
    tables,
    viewer,
    wanted.map(({ skuId }) => skuId),
  )
  const products = new Map((await readBuyables(tables, viewer, rows)).map((row) => [row.skuId, row]))
  const unit = unitOf(viewer.region)
  const changed: CheckoutChange[] = []
  const buyable = wanted.flatMap((line): Buyable[] => {
    const [sku, product] = [rows.find((row) => row.sku_id === line.skuId), products.get(line.skuId)]
    const { available = 0, reason } = sku ? availabilityOf(sku) : { reason: 'WITHDRAWN' as const }
    const count = Math.min(line.count, available)
    if (count < line.count)
      changed.push({ skuId: line.skuId, was: line.count, now: count, why: reason ?? 'OUT_OF_STOCK' })
    if (count === 0 || !sku || !product) return []
    const sale = saleOf(sku)
    const [price, oriPrice, before] = [
      inUnits(sale.price, unit),
      inUnits(sale.oriPrice, unit),
      line.priceThen === null ? null : inUnits(line.priceThen, unit),
    ]
    if (before !== null && before !== price)
      changed.push({ skuId: line.skuId, was: toMajor(before), now: toMajor(price), why: 'PRICE_CHANGED' })
    return [{ basketId: line.basketId, count, price, oriPrice, sku, product }]
  })
  return { buyable, changed }
}
