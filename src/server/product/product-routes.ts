import type { Hono } from 'hono'
import { productInfo, similarProducts } from '#contract/product/product-detail.ts'
import type { Dependencies } from '../dependencies.ts'
import { readGroupBuyOfProduct } from '../group-buy/group-buy-store.ts'
import { productGroupBuyOf } from '../group-buy/shown-group-buy.ts'
import { onePage, skipped } from '../http/paging.ts'
import { refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { productCards } from './product-cards.ts'
import { detailOf } from './product-rules.ts'
import { readCategoryPath, readProduct, readSimilar, readSkus } from './product-store.ts'
import { viewerOf } from './viewer.ts'

const noProduct = (prodId: number) => refusal('NOT_FOUND', `There is no product ${prodId}.`)

/** /prod/prodInfo and /prod/similar. */
export function productRoutes(api: Hono, { db, clock, settings }: Dependencies): void {
  serve(api, productInfo, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const product = await readProduct(db, viewer, query.prodId)
    if (!product) return noProduct(query.prodId)
    const [skus, path] = await Promise.all([
      readSkus(db, viewer, query.prodId),
      readCategoryPath(db, viewer, product.category_id),
    ])
    const group = product.is_sold
      ? await readGroupBuyOfProduct(db, query.prodId, viewer.region.regionId, new Date(viewer.now))
      : undefined
    return {
      ...detailOf(product, skus, path, viewer, settings),
      groupBuy: group && productGroupBuyOf(group, product.price, viewer),
    }
  })

  serve(api, similarProducts, async (query, call) => {
    const viewer = viewerOf(query, call, clock)
    const similar = await readSimilar(db, viewer, query.prodId)
    if (!similar) return noProduct(query.prodId)
    const start = skipped(query)
    const cards = await productCards(db, viewer, similar.slice(start, start + query.size))
    return onePage(cards, similar.length, query)
  })
}
