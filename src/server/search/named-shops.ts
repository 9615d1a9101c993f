import type { ShopCard } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import type { Dependencies } from '../dependencies.ts'
import { shopFigures } from '../shop/shop-figures.ts'
import { shopCardOf } from '../shop/shop-rules.ts'
import { readShopsNamed } from '../shop/shop-store.ts'
import { tsqueryOf } from './tsquery.ts'

/** A function that answers at most `max` shops of a region whose names contain the words, by name. */
export function namedShops({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) {
  const figuresOf = shopFigures(db, clock)
  return async (
    words: readonly (readonly string[])[],
    { regionId, lang }: { readonly regionId: number; readonly lang: Language },
    max: number,
  ): Promise<ShopCard[]> => {
    const named = await readShopsNamed(db, tsqueryOf(words))
    // Most searches name no shop, and the figures are expensive.
    if (named.length === 0) return []
    const figures = await figuresOf(regionId)
    const here = named.filter(({ shop_id }) => figures.has(shop_id)).slice(0, max)
    return here.map((shop) => shopCardOf(shop, figures.get(shop.shop_id), lang))
  }
}
