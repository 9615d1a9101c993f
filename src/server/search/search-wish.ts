/** What is searched: each undefined part wishes nothing. */
export type SearchWish = {
  readonly regionId: number
  /** For each typed word what may stand for it, itself first; empty where a key holds no word at all: nothing fits. */
  readonly words?: readonly (readonly string[])[]
  /** So many of the words, the first, are looked for in the index, and the others in what these find; all where absent. */
  readonly indexed?: number
  /** All words of the catalogue that begin with one of these, where they are few: each by itself is found faster. */
  readonly begun?: Readonly<Record<string, readonly string[]>>
  /** A category or a department. */
  readonly categoryId?: number
  readonly brandId?: number
  /** Attribute values by attribute: a product must have one of each group; an empty group fits nothing. */
  readonly attributes: readonly AttributeGroup[]
  /** A country's code. */
  readonly placeOfOrigin?: string
  /** Minor units, both ends included. */
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly shopId?: number
  readonly minScore?: number
  readonly hasStock?: boolean
  readonly isFreeDelivery?: boolean
}
export type AttributeGroup = { readonly attrId: number; readonly valueIds: readonly number[] }

/** Whether it asks for one of many: mostly few products fit. */
export const isNarrowed = (wish: SearchWish): boolean =>
  Boolean(wish.brandId || wish.shopId || wish.attributes.length > 0)
