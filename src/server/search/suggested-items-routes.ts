import type { Hono } from 'hono'
import { defaultRegionId } from '#contract/region/region.ts'
import { maxSuggestedProducts, suggestedItems } from '#contract/search/search.ts'
import type { Dependencies } from '../dependencies.ts'
import { serve } from '../http/serve.ts'
import { textIndexOf } from '../product/viewer.ts'
import { findMeant } from './find-meant.ts'
import { interpret } from './interpret.ts'
import type { namedShops } from './named-shops.ts'
import { orderOf } from './search-order.ts'
import { readFound } from './search-store.ts'
import { readSuggestedProducts } from './suggested-items-store.ts'

type Parts = Pick<Dependencies, 'db'> & {
  /** The number of all products. */
  readonly products: () => Promise<number>
  readonly shopsNamed: ReturnType<typeof namedShops>
}

/** /search/suggest/items: the first finds of the same search. */
export function suggestedItemsRoutes(api: Hono, { db, products, shopsNamed }: Parts): void {
  serve(api, suggestedItems, async ({ keyword, lang, regionId = defaultRegionId }) => {
    const typed = await interpret(db, keyword.trim(), lang)
    if (typed.words.length === 0) return { products: [] }
    const market = { regionId, lang }
    const [{ found }, [shop]] = await Promise.all([
      findMeant(db, typed, market, async (meant = typed) => {
        const { words, indexed, begun, types, categoryTypes } = meant
        const filters = { regionId, words, indexed, begun, types, categoryTypes, attributes: [] }
        const known = { ...meant, products: await products() }
        return { found: await readFound(db, filters, orderOf({}, true), { skip: 0 }, maxSuggestedProducts, known) }
      }),
      shopsNamed(typed.words, market, 1),
    ])
    const prodIds = found.map(({ prod_id }) => prod_id)
    return { products: await readSuggestedProducts(db, prodIds, textIndexOf(lang)), shop }
  })
}
