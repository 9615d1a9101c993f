import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import type { ListParams } from '#contract/product-lists/list-params.ts'
import type { SearchFacets } from '#contract/search/search.ts'
import type { Language } from '#contract/wire.ts'
import { formatCount } from '#words/count.ts'
import { formatPrice } from '#words/price.ts'
import { withoutEmpty } from './filter-groups.ts'

export type AppliedFilter = {
  readonly id: string
  readonly words: string
  readonly isRated?: true
  /** The list params without this filter. */
  readonly rest: ListParams
}

/** The filters applied to a list, in the order of the filter groups, each with the list params without it. */
export function useAppliedFilters(
  params: ListParams,
  facets: SearchFacets | undefined,
  symbol: string,
): AppliedFilter[] {
  const { t, i18n } = useLingui()
  const nameOf = useNames(facets)
  const language = i18n.locale as Language
  return useMemo(() => {
    const price = (amount: number | undefined) => (amount === undefined ? '' : formatPrice(amount, symbol, language))
    const less = (...fields: (keyof ListParams)[]) =>
      withoutEmpty({ ...params, ...Object.fromEntries(fields.map((field) => [field, undefined])) })
    const {
      key,
      categoryId,
      brandId = [],
      placeOfOrigin,
      minPrice,
      maxPrice,
      minScore,
      categoryTypeAttrIds = [],
      hasStock,
      isFreeDelivery,
    } = params
    const from = price(minPrice)
    const to = price(maxPrice)
    const score = minScore === undefined ? undefined : formatCount(minScore, language)
    const all: (AppliedFilter | false | undefined)[] = [
      key !== undefined && { id: 'key', words: t`“${key}”`, rest: less('key') },
      categoryId !== undefined && {
        id: 'category',
        words: nameOf(`category ${categoryId}`) ?? t`Category`,
        rest: less('categoryId'),
      },
      (minPrice ?? maxPrice) !== undefined && {
        id: 'price',
        words: from && to ? t`${from} – ${to}` : from ? t`from ${from}` : t`up to ${to}`,
        rest: less('minPrice', 'maxPrice'),
      },
      score !== undefined && { id: 'score', words: t`${score} and up`, isRated: true, rest: less('minScore') },
      ...brandId.map((id) => ({
        id: `brand-${id}`,
        words: nameOf(`brand ${id}`) ?? t`Brand`,
        rest: withoutEmpty({ ...params, brandId: brandId.filter((one) => one !== id) }),
      })),
      placeOfOrigin !== undefined && {
        id: 'place',
        words: nameOf(`place ${placeOfOrigin}`) ?? placeOfOrigin,
        rest: less('placeOfOrigin'),
      },
      ...categoryTypeAttrIds.map((id) => ({
        id: `attr-${id}`,
        words: nameOf(`attr ${id}`) ?? t`Detail`,
        rest: withoutEmpty({ ...params, categoryTypeAttrIds: categoryTypeAttrIds.filter((one) => one !== id) }),
      })),
      isFreeDelivery && { id: 'free', words: t`Free delivery`, rest: less('isFreeDelivery') },
      hasStock && { id: 'stock', words: t`In stock`, rest: less('hasStock') },
    ]
    return all.filter((one): one is AppliedFilter => Boolean(one))
  }, [params, nameOf, symbol, language, t])
}

/**
 * Names of filter values, collected from the list's answers: the chip of a value stays named when no product has that
 * value any more.
 */
function useNames(facets: SearchFacets | undefined) {
  const known = useRef(new Map<string, string>())
  return useMemo(() => {
    const names = known.current
    for (const { categoryId, name } of facets?.categories ?? []) names.set(`category ${categoryId}`, name)
    for (const { brandId, name } of facets?.brands ?? []) names.set(`brand ${brandId}`, name)
    for (const { placeOfOrigin, name } of facets?.placesOfOrigin ?? []) names.set(`place ${placeOfOrigin}`, name)
    for (const { values } of facets?.attrs ?? [])
      for (const { categoryTypeAttrId, name } of values) names.set(`attr ${categoryTypeAttrId}`, name)
    return (key: string) => names.get(key)
  }, [facets])
}
