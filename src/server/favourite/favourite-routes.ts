import type { Hono } from 'hono'
import {
  chooseProduct,
  chooseShop,
  countFavouriteShops,
  countFavourites,
  favouriteProductIds,
  favouriteProducts,
  favouriteShopIds,
  favouriteShops,
  isFavouriteProduct,
  isFavouriteShop,
  joinFavourites,
} from '#contract/account/favourite.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage, type PageQuery, skipped } from '../http/paging.ts'
import { notFound } from '../http/refusal.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { productCards } from '../product/product-cards.ts'
import { viewerOf } from '../product/viewer.ts'
import { shopFigures } from '../shop/shop-figures.ts'
import { shopCardOf } from '../shop/shop-rules.ts'
import {
  countOwnFavourites,
  isKept,
  type Kind,
  readExisting,
  readFavourites,
  readShops,
  writeFavourite,
} from './favourite-store.ts'

/** /p/user/collection/… and /p/shop/collection/…: favourites of products and shops. */
export function favouriteRoutes(api: Hono, dependencies: Dependencies): void {
  const { db, clock } = dependencies
  const figuresOf = shopFigures(db, clock)
  /** A device's clock may be ahead: a future time is replaced by now, so that a later change can win. */
  const at = (tappedAt: number | undefined) => new Date(Math.min(tappedAt ?? clock(), clock()))
  const pageOfFavourites = (accountId: number, kind: Kind, query: PageQuery) =>
    Promise.all([
      countOwnFavourites(db, accountId, kind),
      readFavourites(db, accountId, kind, { skip: skipped(query), size: query.size }),
    ])

  serveShopper(api, dependencies, favouriteProducts, async (query, call) => {
    const [total, ids] = await pageOfFavourites(call.shopper.accountId, 'prod', query)
    return onePage(
      await productCards(db, viewerOf({ regionId: call.regionId, lang: query.lang }, call, clock), ids),
      total,
      query,
    )
  })
  serveShopper(api, dependencies, favouriteShops, async (query, { shopper }) => {
    const [[total, ids], figures] = await Promise.all([
      pageOfFavourites(shopper.accountId, 'shop', query),
      figuresOf(null),
    ])
    return onePage(
      (await readShops(db, ids)).map((row) => shopCardOf(row, figures.get(row.shop_id), query.lang)),
      total,
      query,
    )
  })

  for (const [endpoint, kind] of [
    [favouriteProductIds, 'prod'],
    [favouriteShopIds, 'shop'],
  ] as const) {
    serveShopper(api, dependencies, endpoint, async (_query, { tables, shopper }) =>
      readFavourites(tables, shopper.accountId, kind),
    )
  }
  serveShopper(api, dependencies, isFavouriteProduct, async ({ prodId }, { tables, shopper }) =>
    isKept(tables, shopper.accountId, 'prod', prodId),
  )
  serveShopper(api, dependencies, isFavouriteShop, async ({ shopId }, { tables, shopper }) =>
    isKept(tables, shopper.accountId, 'shop', shopId),
  )
  serveShopper(api, dependencies, countFavourites, async (_query, { tables, shopper }) =>
    countOwnFavourites(tables, shopper.accountId, 'prod'),
  )
  serveShopper(api, dependencies, countFavouriteShops, async (_query, { tables, shopper }) =>
    countOwnFavourites(tables, shopper.accountId, 'shop'),
  )

  serveShopper(api, dependencies, chooseProduct, async (_query, { body, tables, shopper }) => {
    if ((await readExisting(tables, 'prod', [body.prodId])).length === 0)
      return notFound('product', { prodId: 'NOT_FOUND' })
    return {
      isCollected: await writeFavourite(tables, shopper.accountId, {
        kind: 'prod',
        targetId: body.prodId,
        isFavourite: body.isCollected,
        at: at(body.at),
      }),
    }
  })
  serveShopper(api, dependencies, chooseShop, async (_query, { body, tables, shopper }) => {
    if ((await readExisting(tables, 'shop', [body.shopId])).length === 0)
      return notFound('shop', { shopId: 'NOT_FOUND' })
    return {
      isCollected: await writeFavourite(tables, shopper.accountId, {
        kind: 'shop',
        targetId: body.shopId,
        isFavourite: body.isCollected,
        at: at(body.at),
      }),
    }
  })

  serveShopper(api, dependencies, joinFavourites, async (_query, { body, tables, shopper }) => {
    const changes = [
      ...body.prods.map((one) => ({ kind: 'prod' as const, id: one.prodId, at: one.at })),
      ...body.shops.map((one) => ({ kind: 'shop' as const, id: one.shopId, at: one.at })),
    ]
    for (const kind of ['prod', 'shop'] as const) {
      const own = changes.filter((one) => one.kind === kind)
      const there = new Set(
        await readExisting(
          tables,
          kind,
          own.map(({ id }) => id),
        ),
      )
      for (const one of own.filter(({ id }) => there.has(id))) {
        await writeFavourite(tables, shopper.accountId, { kind, targetId: one.id, isFavourite: true, at: at(one.at) })
      }
    }
    return undefined
  })
}
