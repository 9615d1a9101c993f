import * as v from 'valibot'
import * as bare from '#contract/bare-endpoints.ts'
import { endpoint } from '#contract/endpoint.ts'
import { picture, productCard } from '#contract/product/product.ts'
import { shopCard } from '#contract/shop.ts'
import {
  count,
  flagInQuery,
  id,
  idInQuery,
  marketInQuery,
  moneyInQuery,
  typedText,
  wholeInQuery,
} from '#contract/wire.ts'

const searchSortNames = ['price', 'soldNum', 'createTime', 'score'] as const
export type SearchSortName = (typeof searchSortNames)[number]

/** The largest number of shops in a search answer; more shops may match. */
export const maxShops = 100

/** At most 50 positive ids in a query, separated by commas; repeated ids count once. */
const idsInQuery = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}(,\d{1,15}){0,49}$/),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.check((ids) => !ids.includes(0)),
)

const facetValue = { name: v.string(), count }

/** The number of products that each filter value would leave. A group is counted without its own filter. */
export const searchFacets = v.object({
  categories: v.array(v.object({ categoryId: id, ...facetValue })),
  brands: v.array(v.object({ brandId: id, ...facetValue })),
  attrs: v.array(
    v.object({
      attrId: id,
      attrName: v.string(),
      values: v.array(
        v.object({
          categoryTypeAttrId: id,
          ...facetValue,
          /** The place among the sizes of the group, ascending; only of sizes. */
          size: v.optional(v.number()),
          /** The swatch of a colour, `#rrggbb`. */
          colour: v.optional(v.pipe(v.string(), v.hexColor())),
        }),
      ),
    }),
  ),
  placesOfOrigin: v.array(v.object({ placeOfOrigin: v.string(), ...facetValue })),
  price: v.object({ min: v.number(), max: v.number() }),
  /**
   * The number of products with at least `minScore` stars. This field and the two below are newer: answers saved by an
   * older version lack them.
   */
  scores: v.optional(v.array(v.object({ minScore: count, count }))),
  hasStock: v.optional(count),
  isFreeDelivery: v.optional(count),
})
export type SearchFacets = v.InferOutput<typeof searchFacets>

export const searchResult = v.object({
  /** An opaque cursor to the next page; null at the end. */
  scrollId: v.nullable(v.string()),
  current: count,
  size: count,
  pages: count,
  total: count,
  records: v.array(productCard),
  /** Shops whose name matches, on the first page only; at most `maxShops`. */
  shops: v.array(shopCard),
  facets: searchFacets,
  /** The searched words where they differ from the typed words: corrected, or without the words that are left out. */
  mended: v.optional(v.string()),
  /** The typed words that are left out, because all words together find nothing (docs/product.md#left-out). */
  leftOut: v.optional(v.array(v.string())),
  /** The nearest known words, on the first page, where the search found nothing. */
  nearest: v.optional(v.array(v.string())),
})
export type SearchResult = v.InferOutput<typeof searchResult>

/**
 * GET /search (docs/wire.md#search). Without `sortName` the order is relevance; without `sort` prices ascend and all
 * other orders descend. `oldSort` is the `sortName` or `sort` with which `scrollId` was made. Several brands are
 * alternatives, and so are several `categoryTypeAttrIds` of one attribute. An unknown id finds nothing. With `scrollId`,
 * `pageNumber` is ignored.
 */
export const search = endpoint({
  ...bare.search,
  query: v.object({
    key: v.optional(typedText),
    categoryTypeAttrIds: v.optional(idsInQuery),
    scrollId: v.optional(v.pipe(v.string(), v.maxLength(400))),
    pageSize: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(100)), '10'),
    pageNumber: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(10_000)), '1'),
    sort: v.optional(v.picklist(['asc', 'desc'])),
    sortName: v.optional(v.picklist(searchSortNames)),
    oldSort: v.optional(v.pipe(v.string(), v.maxLength(40))),
    placeOfOrigin: v.optional(v.picklist(['LK', 'CN', 'LA', 'TR'])),
    categoryId: v.optional(idInQuery),
    brandId: v.optional(idsInQuery),
    shopId: v.optional(idInQuery),
    minPrice: v.optional(moneyInQuery),
    maxPrice: v.optional(moneyInQuery),
    minScore: v.optional(v.pipe(wholeInQuery, v.maxValue(5))),
    hasStock: v.optional(flagInQuery),
    isFreeDelivery: v.optional(flagInQuery),
    ...marketInQuery,
  }),
  reply: searchResult,
  failures: ['UNKNOWN_REGION', 'TOO_MANY'],
})

/** GET /search/hotSearch: popular searches; `sort` 1 is the most searched first, 0 the newest first. */
export const popularSearches = endpoint({
  ...bare.popularSearches,
  query: v.object({
    number: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(50)), '10'),
    sort: v.optional(v.picklist(['0', '1']), '1'),
    ...marketInQuery,
    regionId: v.optional(idInQuery),
  }),
  reply: v.array(v.object({ hotSearchId: id, title: v.string(), content: v.string() })),
  failures: ['UNKNOWN_REGION'],
})

/** GET /search/suggest/keyword: at most `size` completions (10 by default, docs/product.md#limits). */
export const suggestions = endpoint({
  method: 'GET',
  path: '/search/suggest/keyword',
  access: 'open',
  query: v.object({
    keyword: typedText,
    size: v.optional(v.pipe(wholeInQuery, v.minValue(1), v.maxValue(20)), '10'),
    ...marketInQuery,
    regionId: v.optional(idInQuery),
  }),
  reply: v.array(v.string()),
  failures: ['UNKNOWN_REGION'],
  cacheSeconds: 300,
})

/** A product below the suggestions; `categoryName` is the name of its department. */
const suggestedProduct = v.object({
  prodId: id,
  prodName: v.string(),
  slug: v.string(),
  pic: picture,
  categoryName: v.string(),
})
export type SuggestedProduct = v.InferOutput<typeof suggestedProduct>

/** The largest number of products below the suggestions. */
export const maxSuggestedProducts = 3

/**
 * GET /search/suggest/items: the first products that the typed text finds in the region, and the first shop of that name
 * (docs/product.md#suggestions).
 */
export const suggestedItems = endpoint({
  method: 'GET',
  path: '/search/suggest/items',
  access: 'open',
  query: v.object({ keyword: typedText, ...marketInQuery, regionId: v.optional(idInQuery) }),
  reply: v.object({
    products: v.pipe(v.array(suggestedProduct), v.maxLength(maxSuggestedProducts)),
    shop: v.optional(shopCard),
  }),
  failures: ['UNKNOWN_REGION', 'TOO_MANY'],
  cacheSeconds: 300,
})
