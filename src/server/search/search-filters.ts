/** The parts of a search; an undefined part does not filter. */
export type SearchFilters = {
  readonly regionId: number
  /** The candidates of each typed word, the word itself first. An empty list (a text without words) matches nothing. */
  readonly words?: readonly (readonly string[])[]
  /**
   * The number of leading words that the index looks up; the others are checked on the finds. All words where absent.
   */
  readonly indexed?: number
  /** All words of the catalogue with one of these beginnings, where they are few: separate look-ups are faster then. */
  readonly begun?: Readonly<Record<string, readonly string[]>>
  /** The marks of the types that the typed words name. */
  readonly types?: readonly string[]
  /** The marks of the categories that the typed words name. */
  readonly categoryTypes?: readonly string[]
  /** A category or a department. */
  readonly categoryId?: number
  /** A product must have one of these brands. */
  readonly brandIds?: readonly number[]
  /** Attribute values by attribute: a product must have one value of each group; an empty group matches nothing. */
  readonly attributes: readonly AttributeGroup[]
  /** A country's code. */
  readonly placeOfOrigin?: string
  /** Minor units, both bounds inclusive. */
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly shopId?: number
  readonly minScore?: number
  readonly hasStock?: boolean
  readonly isFreeDelivery?: boolean
}
export type AttributeGroup = { readonly attrId: number; readonly valueIds: readonly number[] }

/** Whether the search has a narrow filter, so that few products usually match. */
export const isNarrowed = (filters: SearchFilters): boolean =>
  Boolean(filters.brandIds || filters.shopId || filters.attributes.length > 0)
