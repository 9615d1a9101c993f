import type { Hono } from 'hono'
import {
  ownOfferItem,
  ownOffers,
  submitOffer as submitEndpoint,
  withdrawOffer as withdrawEndpoint,
} from '#contract/pre-loved/own-offers.ts'
import type { Dependencies } from '../dependencies.ts'
import { onePage, skipped } from '../http/paging.ts'
import { notFound } from '../http/refusal.ts'
import { serveShopper } from '../http/serve-shopper.ts'
import { readCategoryNames } from './catalogue-store.ts'
import { readOwnItem, readOwnItems } from './item-store.ts'
import { readOwnShop } from './member-shop-store.ts'
import { ownOfferOf } from './shown-item.ts'
import { submitOffer, withdrawOffer } from './submit-offer.ts'

/** /p/preLoved/…: the items that a shopper offers (docs/product.md#pre-loved-offer). */
export function ownOfferRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock, settings } = dependencies
  const now = () => new Date(clock())

  serveShopper(api, dependencies, ownOffers, async (query, { tables, shopper, timeZone }) => {
    const shop = await readOwnShop(tables, shopper.accountId)
    const { rows, total } = await readOwnItems(tables, shopper.accountId, { skip: skipped(query), size: query.size })
    const names = await readCategoryNames(
      tables,
      rows.map(({ categoryId }) => categoryId),
    )
    const records = rows.map((row) => ownOfferOf(row, names.get(row.categoryId) ?? [], { lang: query.lang, timeZone }))
    return { ...onePage(records, total, query), shopId: shop?.shopId }
  })

  serveShopper(api, dependencies, ownOfferItem, async ({ itemId, lang }, { tables, shopper, timeZone }) => {
    const item = await readOwnItem(tables, shopper.accountId, { itemId })
    if (!item) return notFound('item')
    const names = await readCategoryNames(tables, [item.categoryId])
    return ownOfferOf(item, names.get(item.categoryId) ?? [], { lang, timeZone })
  })

  serveShopper(api, dependencies, submitEndpoint, (_query, { tables, shopper, regionId, body }) =>
    submitOffer(tables, { accountId: shopper.accountId, regionId, offersPerDay: settings.OFFERS_PER_DAY }, body, now()),
  )

  serveShopper(api, dependencies, withdrawEndpoint, (_query, { tables, shopper, body }) =>
    withdrawOffer(tables, shopper.accountId, body.key, now()),
  )
}
