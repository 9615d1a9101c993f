import type { Hono } from 'hono'
import { preLovedItem, preLovedPage } from '#contract/pre-loved/pre-loved.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage } from '../http/paging.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { productCards } from '../product/product-cards.ts'
import { detailOf } from '../product/product-rules.ts'
import { readCategoryPath, readProduct, readSkus } from '../product/product-store.ts'
import { viewerOf } from '../product/viewer.ts'
import { readFigures, readItem } from './item-store.ts'
import { readCounts, readListed } from './list-store.ts'
import { readMemberShops } from './member-shop-store.ts'
import { itemOfProduct, productOfItem } from './pre-loved-rules.ts'
import { inOrder, preLovedCardOf, preLovedDetailOf, sellerOf } from './shown-item.ts'

/** /preLoved/…: the pre-loved items of a region, open to everyone (docs/product.md#pre-loved). */
export function preLovedRoutes(api: Hono, { db, clock, settings }: Dependencies): void {
  const sellersOf = async (shopIds: readonly number[]) => {
    const [shops, figures] = await Promise.all([readMemberShops(db, shopIds), readFigures(db, shopIds)])
    return new Map(shops.map((shop) => [shop.shopId, sellerOf(shop, figures.get(shop.shopId))]))
  }

  serve(api, preLovedPage, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const [{ rows, total }, counts] = await Promise.all([readListed(db, viewer, query), readCounts(db, viewer, query)])
    const [cards, sellers] = await Promise.all([
      productCards(
        db,
        viewer,
        rows.map(({ itemId }) => productOfItem(itemId)),
      ),
      sellersOf([...new Set(rows.map(({ shopId }) => shopId))]),
    ])
    const rowOf = new Map(rows.map((row) => [productOfItem(row.itemId), row]))
    const records = cards.flatMap((card) => {
      const [row, seller] = [rowOf.get(card.prodId), sellers.get(card.shopId)]
      return row && seller ? [preLovedCardOf(card, row, seller, viewer)] : []
    })
    return { ...onePage(records, total, query), categories: counts.categories, conditions: inOrder(counts.conditions) }
  })

  serve(api, preLovedItem, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const { prodId } = query
    const itemId = itemOfProduct(prodId)
    const item = itemId === undefined ? undefined : await readItem(db, itemId)
    const product = item && (await readProduct(db, viewer, prodId))
    if (!product) return notFound('item')
    const [skus, path, sellers] = await Promise.all([
      readSkus(db, viewer, prodId),
      readCategoryPath(db, viewer, product.category_id),
      sellersOf([item.shopId]),
    ])
    const seller = sellers.get(item.shopId)
    if (!seller) return notFound('item')
    return preLovedDetailOf(detailOf(product, skus, path, viewer, settings), item, seller, viewer)
  })
}
