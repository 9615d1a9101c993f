import type { Cart, CartLine, CartTotal } from '#contract/cart/cart.ts'
import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import { wireTimeOf } from '#contract/time.ts'
import type { Tables } from '../database/database.ts'
import { readSoldSkus, type SoldSkuRow } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import { type Line, saleOf } from './cart-rules.ts'
import { readLines } from './cart-store.ts'

/** A line with its variant as it is sold now. */
type CartRow = { readonly line: Line; readonly sku: SoldSkuRow }

/** A shopper's current cart, the newest line first, without variants that the mall no longer has. */
export async function readCartRows(
  tables: Tables,
  viewer: Viewer,
  accountId: number,
): Promise<{ version: number; rows: CartRow[] }> {
  const { version, lines } = await readLines(tables, { accountId, regionId: viewer.region.regionId })
  const skus = new Map((await readSoldSkus(tables, viewer, [...lines.keys()])).map((row) => [row.sku_id, row]))
  const rows = [...lines.values()].flatMap((line) => {
    const sku = skus.get(line.skuId)
    return sku ? [{ line, sku }] : []
  })
  return { version, rows }
}

/** A cart in the wire's form: shops in the order of their newest line. */
export function cartOf(rows: readonly CartRow[], viewer: Viewer): Cart {
  const shops = new Map<number, CartLine[]>()
  for (const one of rows) shops.set(one.sku.shop_id, [...(shops.get(one.sku.shop_id) ?? []), lineOf(one, viewer)])
  return [...shops].map(([shopId, shopCartItems]) => ({
    shopId,
    shopName: shopCartItems[0]?.shopName ?? '',
    shopCartItemDiscounts: [{ chooseDiscountItemDto: null, shopCartItems }],
  }))
}

function lineOf({ line, sku }: CartRow, { region, timeZone }: Viewer): CartLine {
  const { price, oriPrice, stocks } = saleOf(sku)
  return {
    basketId: line.basketId ?? 0,
    shopId: sku.shop_id,
    shopName: sku.shop_name,
    prodId: sku.prod_id,
    prodName: sku.prod_name,
    skuId: sku.sku_id,
    skuName: sku.name,
    pic: sku.pic,
    price: toMajor(price),
    oriPrice: toMajor(oriPrice),
    priceSymbol: region.priceSymbol,
    prodCount: line.count,
    stocks,
    isAvailable: sku.is_sold,
    basketDate: wireTimeOf(line.addedAt.getTime(), timeZone),
    priceThen: toMajor(line.priceThen),
  }
}

/** The rows of the named lines. */
export function namedRows(rows: readonly CartRow[], basketIds: readonly number[]): CartRow[] {
  const named = new Set(basketIds)
  return rows.filter(({ line }) => line.basketId !== null && named.has(line.basketId))
}

/** The total of these lines; only lines that can be bought as they are count. */
export function totalOf(rows: readonly CartRow[], { region }: Viewer): Omit<CartTotal, keyof CartEstimate> {
  const bought = rows.filter(({ line, sku }) => line.count <= saleOf(sku).stocks)
  const total = toMajor(bought.reduce((sum, { line, sku }) => sum + line.count * saleOf(sku).price, 0))
  return {
    totalMoney: total,
    finalMoney: total,
    subtractMoney: 0,
    count: countOf(bought),
    priceSymbol: region.priceSymbol,
  }
}

/** The sum of quantities. */
export const countOf = (rows: readonly CartRow[]): number => rows.reduce((sum, { line }) => sum + line.count, 0)
