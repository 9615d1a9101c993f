import type { Hono } from 'hono'
import { typedWordsOf } from '#contract/search/search-words.ts'
import { shopInfo, shopsByName } from '#contract/shop.ts'
import type { Dependencies } from '../dependencies.ts'
import { refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { textIndexOf } from '../product/viewer.ts'
import { tsqueryOf } from '../search/tsquery.ts'
import { shopFigures } from './shop-figures.ts'
import { shopCardOf, shopDetailOf } from './shop-rules.ts'
import { readShop, readShopsNamed } from './shop-store.ts'

/** /shopDetail/info and /shopDetail/byShopName. */
export function shopRoutes(api: Hono, { db, clock }: Dependencies): void {
  const figuresOf = shopFigures(db, clock)

  serve(api, shopInfo, async ({ shopId, regionId, lang }) => {
    const shop = await readShop(db, shopId, textIndexOf(lang))
    if (!shop) return refusal('NOT_FOUND', `There is no shop ${shopId}.`)
    return shopDetailOf(shop, (await figuresOf(regionId)).get(shopId), lang)
  })

  serve(api, shopsByName, async ({ name, lang }) => {
    const words = typedWordsOf(name)
    if (words.length === 0) return []
    const named = await readShopsNamed(db, tsqueryOf(words.map((word) => [word])))
    if (named.length === 0) return []
    const figures = await figuresOf(null)
    return named
      .filter(({ shop_id }) => figures.has(shop_id))
      .slice(0, 20)
      .map((shop) => shopCardOf(shop, figures.get(shop.shop_id), lang))
  })
}
