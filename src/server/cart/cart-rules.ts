import { type CartChange, type ChangeOutcome, maxCartLines, maxQuantity } from '#contract/cart/cart.ts'
import { soldAs } from '../product/product-rules.ts'
import type { SoldSkuRow } from '../product/sku-store.ts'

/** A line of a cart in a region. `basketId` is null until the line is written. Money in minor units. */
export type Line = {
  readonly basketId: number | null
  readonly skuId: number
  readonly count: number
  readonly addedAt: Date
  readonly priceThen: number
}
/** A cart in a region, by SKU. */
export type Lines = ReadonlyMap<number, Line>

/** The availability of a variant in the region: its stock, or the reason why it cannot be bought. */
type Availability = {
  readonly prodId: number
  readonly price: number
  readonly available: number
  readonly reason?: 'NOT_IN_AREA' | 'WITHDRAWN' | 'OUT_OF_STOCK'
}
/** Availability by SKU; a missing SKU is unknown to the mall. */
export type Availabilities = ReadonlyMap<number, Availability>

type WithoutKey<One> = One extends CartChange ? Omit<One, 'key'> : never
/** One change of a cart. */
export type Operation = WithoutKey<CartChange>
/** The outcome of a change. */
export type Outcome = Omit<ChangeOutcome, 'key'>
type Done = { readonly lines: Lines; readonly outcome: Outcome }

const withdrawn: Availability = { prodId: 0, price: 0, available: 0, reason: 'WITHDRAWN' }

/** The price of a variant in the region, in minor units, and its stock. */
export const saleOf = (row: SoldSkuRow): ReturnType<typeof soldAs> =>
  soldAs(row, { price: row.prod_price, ori_price: row.prod_ori_price, is_sold: row.is_sold })

/** The availability of a variant, for the cart. */
export function availabilityOf(row: SoldSkuRow): Availability {
  const { price, stocks } = saleOf(row)
  const availability = { prodId: row.prod_id, price, available: Math.min(stocks, maxQuantity) }
  if (!row.is_sold) return { ...availability, reason: row.is_sold_somewhere ? 'NOT_IN_AREA' : 'WITHDRAWN' }
  return stocks === 0 ? { ...availability, reason: 'OUT_OF_STOCK' } : availability
}

/**
 * The cart after one change, and the outcome. A smaller quantity and a removal always succeed; a larger quantity is
 * limited to the stock.
 */
export function applyOperation(lines: Lines, operation: Operation, availabilities: Availabilities, now: number): Done {
  switch (operation.op) {
    case 'clear':
      return { lines: new Map(), outcome: { outcome: 'done', now: 0 } }
    case 'remove':
      return { lines: without(lines, operation.skuId), outcome: { outcome: 'done', now: 0 } }
    case 'variant':
      return exchange(lines, operation, availabilities)
    case 'change':
      return operation.count > 0 ? add(lines, operation, availabilities, now) : lower(lines, operation)
  }
}

function lower(lines: Lines, { skuId, count }: { skuId: number; count: number }): Done {
  const line = lines.get(skuId)
  const now = Math.max(0, (line?.count ?? 0) + count)
  return {
    lines: line && now > 0 ? withLine(lines, { ...line, count: now }) : without(lines, skuId),
    outcome: { outcome: 'done', now },
  }
}

/** A device's clock may be ahead: a line is never added later than now. */
function add(
  lines: Lines,
  { skuId, count, madeAt }: { skuId: number; count: number; madeAt: number },
  availabilities: Availabilities,
  now: number,
): Done {
  const line = lines.get(skuId)
  const { reason, available, price } = availabilities.get(skuId) ?? withdrawn
  const code = reason ?? (!line && lines.size >= maxCartLines ? 'CART_FULL' : undefined)
  if (code) return { lines, outcome: { outcome: 'refused', code, now: line?.count ?? 0 } }
  const wanted = (line?.count ?? 0) + count
  const granted = Math.min(wanted, available)
  return {
    lines: withLine(lines, {
      basketId: null,
      skuId,
      addedAt: new Date(Math.min(madeAt, now)),
      priceThen: price,
      ...line,
      count: granted,
    }),
    outcome: outcomeOf(wanted, granted),
  }
}

function exchange(
  lines: Lines,
  { skuId, toSkuId }: { skuId: number; toSkuId: number },
  availabilities: Availabilities,
): Done {
  const line = lines.get(skuId)
  if (!line || skuId === toSkuId) return { lines, outcome: { outcome: 'done', now: line?.count ?? 0 } }
  const { prodId, reason, available, price } = availabilities.get(toSkuId) ?? withdrawn
  // The variant must belong to the given product.
  const code = prodId === availabilities.get(skuId)?.prodId ? reason : 'WITHDRAWN'
  if (code) return { lines, outcome: { outcome: 'refused', code, now: line.count } }
  const existing = lines.get(toSkuId)
  const wanted = line.count + (existing?.count ?? 0)
  const now = Math.min(wanted, available)
  const next = existing ? { ...existing, count: now } : { ...line, skuId: toSkuId, priceThen: price, count: now }
  return { lines: withLine(without(lines, skuId), next), outcome: outcomeOf(wanted, now) }
}

const outcomeOf = (wanted: number, now: number): Outcome =>
  now < wanted ? { outcome: 'corrected', code: 'OUT_OF_STOCK', now } : { outcome: 'done', now }
const withLine = (lines: Lines, line: Line): Lines => new Map(lines).set(line.skuId, line)
const without = (lines: Lines, skuId: number): Lines => new Map([...lines].filter(([id]) => id !== skuId))

/** The rows to delete, to update and to insert. */
export function differenceOf(before: Lines, after: Lines): { gone: number[]; changed: Line[]; fresh: Line[] } {
  const now = [...after.values()]
  const remaining = new Set(now.map(({ basketId }) => basketId))
  const was = new Map([...before.values()].map((line) => [line.basketId, line]))
  const isOtherwise = ({ basketId, skuId, count }: Line) =>
    was.get(basketId)?.skuId !== skuId || was.get(basketId)?.count !== count
  return {
    gone: [...was.keys()].filter((basketId): basketId is number => basketId !== null && !remaining.has(basketId)),
    changed: now.filter((line) => line.basketId !== null && isOtherwise(line)),
    fresh: now.filter((line) => line.basketId === null),
  }
}
