import { type CartChange, type ChangeOutcome, mostCartLines, mostOfOneSku } from '#contract/cart.ts'
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
export type Thing = {
  readonly prodId: number
  readonly price: number
  readonly available: number
  readonly whyNot?: 'NOT_IN_AREA' | 'WITHDRAWN' | 'OUT_OF_STOCK'
}
/** Availability by SKU; a missing SKU is unknown to the mall. */
export type Things = ReadonlyMap<number, Thing>

type WithoutKey<One> = One extends CartChange ? Omit<One, 'key'> : never
/** One change of a cart. */
export type Act = WithoutKey<CartChange>
/** The outcome of a change. */
export type Verdict = Omit<ChangeOutcome, 'key'>
type Done = { readonly lines: Lines; readonly verdict: Verdict }

const withdrawn: Thing = { prodId: 0, price: 0, available: 0, whyNot: 'WITHDRAWN' }

/** The price of a variant in the region, in minor units, and its stock. */
export const saleOf = (row: SoldSkuRow): ReturnType<typeof soldAs> =>
  soldAs(row, { price: row.prod_price, ori_price: row.prod_ori_price, is_sold: row.is_sold })

/** The availability of a variant, for the cart. */
export function thingOf(row: SoldSkuRow): Thing {
  const { price, stocks } = saleOf(row)
  const thing = { prodId: row.prod_id, price, available: Math.min(stocks, mostOfOneSku) }
  if (!row.is_sold) return { ...thing, whyNot: row.is_sold_somewhere ? 'NOT_IN_AREA' : 'WITHDRAWN' }
  return stocks === 0 ? { ...thing, whyNot: 'OUT_OF_STOCK' } : thing
}

/**
 * The cart after one change, and the outcome. A smaller quantity and a removal always succeed; a larger quantity is
 * limited to the stock.
 */
export function actOn(lines: Lines, act: Act, things: Things, now: number): Done {
  switch (act.op) {
    case 'clear':
      return { lines: new Map(), verdict: { outcome: 'done', now: 0 } }
    case 'remove':
      return { lines: without(lines, act.skuId), verdict: { outcome: 'done', now: 0 } }
    case 'variant':
      return exchange(lines, act, things)
    case 'change':
      return act.count > 0 ? add(lines, act, things, now) : lower(lines, act)
  }
}

function lower(lines: Lines, { skuId, count }: { skuId: number; count: number }): Done {
  const line = lines.get(skuId)
  const now = Math.max(0, (line?.count ?? 0) + count)
  return {
    lines: line && now > 0 ? withLine(lines, { ...line, count: now }) : without(lines, skuId),
    verdict: { outcome: 'done', now },
  }
}

/** A device's clock may be ahead: a line is never added later than now. */
function add(
  lines: Lines,
  { skuId, count, madeAt }: { skuId: number; count: number; madeAt: number },
  things: Things,
  now: number,
): Done {
  const line = lines.get(skuId)
  const { whyNot, available, price } = things.get(skuId) ?? withdrawn
  const code = whyNot ?? (!line && lines.size >= mostCartLines ? 'CART_FULL' : undefined)
  if (code) return { lines, verdict: { outcome: 'refused', code, now: line?.count ?? 0 } }
  const wanted = (line?.count ?? 0) + count
  const got = Math.min(wanted, available)
  return {
    lines: withLine(lines, {
      basketId: null,
      skuId,
      addedAt: new Date(Math.min(madeAt, now)),
      priceThen: price,
      ...line,
      count: got,
    }),
    verdict: taken(wanted, got),
  }
}

function exchange(lines: Lines, { skuId, toSkuId }: { skuId: number; toSkuId: number }, things: Things): Done {
  const line = lines.get(skuId)
  if (!line || skuId === toSkuId) return { lines, verdict: { outcome: 'done', now: line?.count ?? 0 } }
  const { prodId, whyNot, available, price } = things.get(toSkuId) ?? withdrawn
  // The variant must belong to the given product.
  const code = prodId === things.get(skuId)?.prodId ? whyNot : 'WITHDRAWN'
  if (code) return { lines, verdict: { outcome: 'refused', code, now: line.count } }
  const there = lines.get(toSkuId)
  const wanted = line.count + (there?.count ?? 0)
  const now = Math.min(wanted, available)
  const next = there ? { ...there, count: now } : { ...line, skuId: toSkuId, priceThen: price, count: now }
  return { lines: withLine(without(lines, skuId), next), verdict: taken(wanted, now) }
}

const taken = (wanted: number, now: number): Verdict =>
  now < wanted ? { outcome: 'corrected', code: 'OUT_OF_STOCK', now } : { outcome: 'done', now }
const withLine = (lines: Lines, line: Line): Lines => new Map(lines).set(line.skuId, line)
const without = (lines: Lines, skuId: number): Lines => new Map([...lines].filter(([id]) => id !== skuId))

/** The rows to delete, to update and to insert. */
export function differenceOf(before: Lines, after: Lines): { gone: number[]; changed: Line[]; fresh: Line[] } {
  const now = [...after.values()]
  const kept = new Set(now.map(({ basketId }) => basketId))
  const was = new Map([...before.values()].map((line) => [line.basketId, line]))
  const isOtherwise = ({ basketId, skuId, count }: Line) =>
    was.get(basketId)?.skuId !== skuId || was.get(basketId)?.count !== count
  return {
    gone: [...was.keys()].filter((basketId): basketId is number => basketId !== null && !kept.has(basketId)),
    changed: now.filter((line) => line.basketId !== null && isOtherwise(line)),
    fresh: now.filter((line) => line.basketId === null),
  }
}
