import type { ShopCard, ShopDetail } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { countryName } from '#words/screens/country-names.ts'
import type { FigureRow, ShopRow } from './shop-store.ts'

/** A shop in a list. A shop without products for sale has zero figures. */
export const shopCardOf = (
  row: Omit<ShopRow, 'intro' | 'since'>,
  figures: FigureRow | undefined,
  lang: Language,
): ShopCard => ({
  shopId: row.shop_id,
  shopName: row.name,
  slug: row.slug,
  pic: row.pic,
  score: figures?.score ?? 0,
  prodCount: figures?.prod_count ?? 0,
  isVerified: row.is_verified ? 1 : 0,
  shipFrom: countryName(row.country, lang),
})

/** A shop in full, with the figures of the requested region. */
export const shopDetailOf = (row: ShopRow, figures: FigureRow | undefined, lang: Language): ShopDetail => ({
  ...shopCardOf(row, figures, lang),
  intro: row.intro,
  commNumber: figures?.comm_number ?? 0,
  soldNum: figures?.sold_num ?? 0,
  since: row.since,
})
