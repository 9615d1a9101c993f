import type { Language } from '#contract/languages.ts'
import { idInPath } from '#contract/links.ts'
import type { ReviewParams } from '#contract/search/search-params.ts'

/** The region that is sold to, and the language of the texts. */
type Market = { readonly regionId: number; readonly lang: Language }

/** The style of a campaign's tag, which has no row on the home page: its banner opens its products. */
export const campaignStyle = 3

/** The path of a shopper's recommendations (contract/product/recommendation.ts). */
export const recommendationPath = '/p/recommendation/page'

/** Records of one page of an endless list. */
export const listSize = 20
/** Reviews that the product page shows at a time. */
export const reviewSize = 3

/**
 * The category and brand of the list `/category`, by the address's search parameters, as `/search` takes them; empty,
 * for all products, where both are absent. Null where no given value is an id.
 */
export function categoryPageBase(query: URLSearchParams): { categoryId?: number; brandId?: [number] } | null {
  const [category, brand] = [query.get('categoryId') ?? '', query.get('brandId') ?? '']
  const [categoryId, brandId] = [idInPath(category), idInPath(brand)]
  if ((category || brand) && !categoryId && !brandId) return null
  return { ...(categoryId && { categoryId }), ...(brandId && { brandId: [brandId] }) }
}

/** The products of a tag. */
export const tagListQuery = (tagId: number, market: Market) => ({ tagId, size: listSize, ...market })
/** All brands, or those of a department. */
export const brandListQuery = (categoryId: number | undefined, market: Market) => ({
  ...(categoryId && { categoryId }),
  ...market,
})
/** The newest reviews of a product, each variant named in the reader's language. */
export const firstReviewsQuery = (prodId: number, { lang }: Pick<Market, 'lang'>) => ({
  prodId,
  size: reviewSize,
  lang,
})
/** All reviews of a product that fit the address's filters, in the address's order. */
export const reviewListQuery = (
  prodId: number,
  { stars, pics, in: writtenIn, sku: skuId, about: mention, sort }: ReviewParams,
  { lang }: Pick<Market, 'lang'>,
) => ({ prodId, size: listSize, lang, stars, withPics: pics && true, writtenIn, skuId, mention, sort })
/** The ten most frequent searches (docs/product.md#search). */
export const popularQuery = (market: Market) => ({ number: 10, sort: '1' as const, ...market })
