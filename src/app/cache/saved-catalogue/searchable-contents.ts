import * as v from 'valibot'
import { type Category, category } from '#contract/category.ts'
import { type ProductCard, productCard } from '#contract/product/product.ts'
import { type ProductDetail, productDetail } from '#contract/product/product-detail.ts'
import { type SearchFacets, searchFacets } from '#contract/search/search.ts'
import { type ShopCard, shopCard } from '#contract/shop.ts'

/** The searchable contents of one stored answer. */
export type SearchableContents = {
  readonly cards: readonly ProductCard[]
  readonly detail?: ProductDetail
  readonly shops: readonly ShopCard[]
  readonly tree: readonly Category[]
  readonly brands: readonly { readonly brandId: number; readonly name: string }[]
  readonly facets?: SearchFacets
}

const nothing: SearchableContents = { cards: [], shops: [], tree: [], brands: [] }
const validItems = <Schema extends v.GenericSchema>(schema: Schema, list: readonly unknown[]) =>
  list.filter((one): one is v.InferOutput<Schema> => v.is(schema, one))

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * Extracts products, shops and names from a stored answer of any endpoint, so that lists which a later version stores
 * are found, too. Values that do not match the contract are left out.
 */
export function searchableContentsOf(value: unknown): SearchableContents {
  if (Array.isArray(value)) {
    const rows = value.filter(isFields)
    return {
      cards: validItems(
        productCard,
        rows.flatMap(({ productDtoList }) => listOf(productDtoList)),
      ),
      shops: validItems(
        shopCard,
        rows.filter((row) => 'shopName' in row),
      ),
      tree: validItems(
        category,
        rows.filter((row) => 'children' in row),
      ),
      brands: rows.flatMap(({ brandId, brandName }) =>
        typeof brandId === 'number' && typeof brandName === 'string' ? [{ brandId, name: brandName }] : [],
      ),
    }
  }
  if (!isFields(value)) return nothing
  if ('skuList' in value)
    return v.is(productDetail, value) ? { ...nothing, cards: [v.parse(productCard, value)], detail: value } : nothing
  if ('records' in value) {
    const facets = v.is(searchFacets, value.facets) ? value.facets : undefined
    const cards = validItems(productCard, listOf(value.records))
    return { ...nothing, cards, shops: validItems(shopCard, listOf(value.shops)), brands: facets?.brands ?? [], facets }
  }
  return v.is(shopCard, value) ? { ...nothing, shops: [value] } : nothing
}
