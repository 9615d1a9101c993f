/** Rows of the catalogue's tables, with the columns of the migration. Search words are given as tsvector text. */
export type CategoryRow = {
  category_id: number
  parent_id: number
  names: readonly string[]
  short_names: readonly string[]
  slug: string
  pic: string
  seq: number
}
export type BrandRow = { brand_id: number; name: string }
export type ShopRow = {
  shop_id: number
  name: string
  slug: string
  pic: string
  intros: readonly string[]
  country: string
  is_verified: boolean
  since: string
  words: string
}
export type ProductRow = {
  prod_id: number
  kind: string
  department_id: number
  category_id: number
  brand_id: number
  names: readonly string[]
  briefs: readonly string[]
  slug: string
  pic: string
  imgs: readonly string[]
  content: string
  item_code: string
  warranty_months: number
  /** One list per language, in the order of `languages`. */
  parameters: readonly (readonly { readonly name: string; readonly value: string }[])[]
  score: number
  comm_number: number
  created_at: string
  rank: number
  has_coin_price: boolean
}
export type SkuRow = {
  sku_id: number
  prod_id: number
  seq: number
  properties: readonly string[]
  names: readonly string[]
  pic: string
  /** The filter values of the variant's choices. */
  value_ids: readonly number[]
}
export type OfferRow = {
  region_id: number
  prod_id: number
  shop_id: number
  department_id: number
  category_id: number
  brand_id: number
  price: number
  ori_price: number
  stocks: number
  sold_num: number
  score: number
  created_at: string
  rank: number
  is_available: boolean
  is_overseas: boolean
  is_free_delivery: boolean
  is_cash_on_delivery: boolean
  ship_from: string
  deal_hours: number | null
  delivery_from: number
  delivery_to: number
}
export type SkuOfferRow = { region_id: number; sku_id: number; price: number; ori_price: number; stocks: number }
export type AttributeRow = { attr_id: number; names: readonly string[] }
export type AttributeValueRow = { value_id: number; attr_id: number; names: readonly string[]; seq: number }
export type ProductAttributeRow = { prod_id: number; value_id: number }
export type ReviewRow = {
  prod_comm_id: number
  prod_id: number
  sku_id: number | null
  score: number
  content: string
  lang: string
  pics: readonly string[]
  is_anonymous: boolean
  nick_name: string
  created_at: string
  topics: readonly string[]
}
export type TagRow = { tag_id: number; titles: readonly string[]; slug: string; style: number; seq: number }
export type TagProductRow = { tag_id: number; region_id: number; prod_id: number; seq: number }
export type BannerRow = {
  banner_id: number
  regions: readonly number[]
  kickers: readonly string[]
  titles: readonly string[]
  actions: readonly string[]
  pic: string
  color: string
  type: number
  relation: number
  slug: string
  seq: number
}
export type SearchPhraseRow = {
  phrase_id: number
  lang: string
  phrase: string
  folded: string
  weight: number
  regions: readonly number[]
}

/** All rows of one product. */
export type ProductRows = {
  readonly product: ProductRow
  readonly skus: readonly SkuRow[]
  readonly offers: readonly OfferRow[]
  readonly skuOffers: readonly SkuOfferRow[]
  readonly attributes: readonly ProductAttributeRow[]
  readonly reviews: readonly ReviewRow[]
}
