import type { CartEstimate } from '#contract/cart/cart-estimate.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { groceryCards } from '#contract/grocery/grocery-cards.ts'
import type { GroceryCosts, GroceryItem } from '#contract/grocery/grocery-list.ts'
import type { ShownItem } from '#contract/grocery/shown-lists.ts'
import type { ProductCard } from '#contract/product/product.ts'
import { wireTimeOf } from '#contract/time.ts'
import { saleOf } from '../cart/cart-rules.ts'
import { estimateLines } from '../checkout/estimate.ts'
import { wantedPieces } from '../checkout/wanted-lines.ts'
import type { Tables } from '../database/database.ts'
import { cardOf } from '../product/card-rules.ts'
import { readCards } from '../product/card-store.ts'
import { readSoldSkus, type SoldSkuRow } from '../product/sku-store.ts'
import type { Viewer } from '../product/viewer.ts'
import { toMajor } from '../region/region-rules.ts'
import type { Settings } from '../settings.ts'
import { readVariants } from './grocery-store.ts'

/** The products of a list as the viewer's region sells them. */
type Goods = {
  readonly cards: ReadonlyMap<number, ProductCard>
  /** Variants by id. */
  readonly skus: ReadonlyMap<number, SoldSkuRow>
  /** The variants of the products without a chosen variant, by product. */
  readonly variants: ReadonlyMap<number, readonly SoldSkuRow[]>
}

/** The part of an item that names its product. */
type Named = Pick<ShownItem, 'prodId' | 'skuId'>

/** Reads the variants of these items: the chosen ones, and all variants of a product without a choice. */
export async function readListSkus(
  tables: Tables,
  viewer: Viewer,
  items: readonly Named[],
): Promise<Pick<Goods, 'skus' | 'variants'>> {
  const open = items.flatMap(({ prodId, skuId }) => (prodId !== undefined && skuId === undefined ? [prodId] : []))
  const ofOpen = await readVariants(tables, open)
  const chosen = items.flatMap(({ skuId }) => (skuId === undefined ? [] : [skuId]))
  const rows = await readSoldSkus(tables, viewer, [...new Set([...chosen, ...ofOpen.map((row) => row.sku_id)])])
  const skus = new Map(rows.map((row) => [row.sku_id, row]))
  const variants = new Map<number, SoldSkuRow[]>()
  for (const { prod_id: prodId, sku_id: skuId } of ofOpen) {
    const sku = skus.get(skuId)
    if (sku) variants.set(prodId, [...(variants.get(prodId) ?? []), sku])
  }
  return { skus, variants }
}

/** The variant with this id; undefined if the catalogue has none, or if the variant is not one of the named product. */
function chosenVariant(skuId: number, { prodId }: Named, skus: Goods['skus']): SoldSkuRow | undefined {
  const sku = skus.get(skuId)
  return prodId === undefined || sku?.prod_id === prodId ? sku : undefined
}

/** The chosen variant, or the product's only variant; undefined if the shopper has to choose, or without a product. */
export function variantOf(item: Named, { skus, variants }: Pick<Goods, 'skus' | 'variants'>): SoldSkuRow | undefined {
  if (item.skuId !== undefined) return chosenVariant(item.skuId, item, skus)
  const own = variants.get(item.prodId ?? 0) ?? []
  return own.length === 1 ? own[0] : undefined
}

/** The variant by whose price an item counts: the chosen one, else the cheapest one that is in stock. */
function pricedVariant(item: Named, goods: Pick<Goods, 'skus' | 'variants'>): SoldSkuRow | undefined {
  const chosen = variantOf(item, goods)
  if (chosen || item.skuId !== undefined) return chosen
  const inStock = (goods.variants.get(item.prodId ?? 0) ?? []).filter((sku) => saleOf(sku).stocks > 0)
  return inStock.reduce<SoldSkuRow | undefined>(
    (best, sku) => (best && saleOf(best).price <= saleOf(sku).price ? best : sku),
    undefined,
  )
}

async function readGoods(tables: Tables, viewer: Viewer, items: readonly Named[]): Promise<Goods> {
  const prodIds = [...new Set(items.flatMap(({ prodId }) => (prodId === undefined ? [] : [prodId])))]
  const [cards, skus] = await Promise.all([readCards(tables, viewer, prodIds), readListSkus(tables, viewer, items)])
  return { ...skus, cards: new Map(cards.map((row) => [row.prod_id, cardOf(row, viewer)])) }
}

/** The named products with their cards and variants, in the given order. */
export async function cardsOfGoods(
  tables: Tables,
  viewer: Viewer,
  named: readonly { readonly prodId: number; readonly skuId?: number | undefined }[],
): Promise<ReplyOf<typeof groceryCards>> {
  const goods = await readGoods(tables, viewer, named)
  return named.map((one) => ({ ...one, notSold: notSold(one, goods), ...shownGoods(one, goods) }))
}

/** The reason why the region does not sell a product or its variant; undefined where the region does. */
function notSold(item: Named, { skus, variants }: Goods): 'NOT_IN_AREA' | 'WITHDRAWN' | undefined {
  const { prodId, skuId } = item
  // All variants of a product are sold in the same regions.
  const sku = skuId === undefined ? variants.get(prodId ?? 0)?.[0] : chosenVariant(skuId, item, skus)
  if (sku?.is_sold) return undefined
  return sku?.is_sold_somewhere ? 'NOT_IN_AREA' : 'WITHDRAWN'
}

type Wanted = Named & Pick<ShownItem, 'count'>

/** The costs that the checkout would ask for these products (docs/product.md#grocery-costs). */
export async function costsOfItems(
  tables: Tables,
  viewer: Viewer,
  items: readonly Wanted[],
  settings: Pick<Settings, 'FEES'>,
): Promise<CartEstimate> {
  return estimateItems(tables, viewer, items, await readListSkus(tables, viewer, items), settings)
}

function estimateItems(
  tables: Tables,
  viewer: Viewer,
  items: readonly Wanted[],
  goods: Pick<Goods, 'skus' | 'variants'>,
  settings: Pick<Settings, 'FEES'>,
): Promise<CartEstimate> {
  const wanted = items.flatMap((item) => {
    const sku = pricedVariant(item, goods)
    return sku ? [wantedPieces({ skuId: sku.sku_id, count: item.count })] : []
  })
  return estimateLines(tables, viewer, wanted, settings)
}

/** The items of a list with their cards, and the costs of the products that are not ticked. */
export async function itemsAndCosts(
  tables: Tables,
  viewer: Viewer,
  items: readonly ShownItem[],
  settings: Pick<Settings, 'FEES'>,
): Promise<{ items: GroceryItem[] } & GroceryCosts> {
  const goods = await readGoods(tables, viewer, items)
  const toBuy = items.filter(({ prodId, isTicked }) => prodId !== undefined && !isTicked)
  const estimate = await estimateItems(tables, viewer, toBuy, goods, settings)
  const sum = (part: 'goods' | 'shopReduce' | 'fee') =>
    toMajor(Math.round(estimate.shops.reduce((all, shop) => all + shop[part] * 100, 0)))
  return {
    items: items.map((item) => itemOf(item, goods, viewer)),
    quantity: toBuy.reduce((all, { count }) => all + count, 0),
    subtotal: sum('goods'),
    discountPrice: sum('shopReduce'),
    deliveryFee: sum('fee'),
    handlingFee: estimate.handlingFee,
    smallCartFee: estimate.smallCartFee,
    total: estimate.estimatedTotal,
    priceSymbol: viewer.region.priceSymbol,
  }
}

function itemOf(item: ShownItem, goods: Goods, { region, timeZone }: Viewer): GroceryItem {
  const { regionId, priceThen, addedAt, prodId, ...rest } = item
  return {
    ...rest,
    prodId,
    addedAt: wireTimeOf(addedAt, timeZone),
    priceThen: regionId === region.regionId ? priceThen : undefined,
    ...shownGoods(item, goods),
  }
}

function shownGoods(named: Named, goods: Goods): Pick<GroceryItem, 'card' | 'sku'> {
  const sku = variantOf(named, goods)
  const sale = sku && saleOf(sku)
  return {
    card: goods.cards.get(named.prodId ?? 0),
    sku: sku &&
      sale && {
        skuName: sku.name,
        pic: sku.pic,
        price: toMajor(sale.price),
        oriPrice: toMajor(sale.oriPrice),
        stocks: sale.stocks,
        isAvailable: sku.is_sold,
      },
  }
}
