import type { CalendarDate, Generated, Json, List } from './column-types.ts'

// Texts in five languages are lists in the order of `languages`. Money is in minor units.

export interface CategoryTable {
  category_id: number
  parent_id: number
  names: List<string>
  short_names: List<string>
  slug: string
  pic: string
  seq: number
}

export interface BrandTable {
  brand_id: number
  name: string
}

export interface ShopTable {
  shop_id: number
  name: string
  slug: string
  pic: string
  intros: List<string>
  country: string
  is_verified: boolean
  since: CalendarDate
  words: string
}

export interface ProductTable {
  prod_id: number
  kind: string
  department_id: number
  category_id: number
  brand_id: number | null
  names: List<string>
  briefs: List<string>
  slug: string
  pic: string
  imgs: List<string>
  content: string
  item_code: string
  warranty_months: number
  /** One list per language. */
  parameters: Json<{ name: string; value: string }[][]>
  score: number
  comm_number: number
  created_at: Date
  rank: number
  has_coin_price: Generated<boolean>
}

export interface OfferTable {
  region_id: number
  prod_id: number
  shop_id: number
  department_id: number
  category_id: number
  brand_id: number | null
  price: number
  ori_price: number
  stocks: number
  sold_num: number
  score: number
  created_at: Date
  rank: number
  is_available: boolean
  is_overseas: boolean
  is_free_delivery: boolean
  is_cash_on_delivery: boolean
  ship_from: string
  deal_hours: number | null
  delivery_from: number
  delivery_to: number
  /** The values of which the region has no piece; null where there are none. */
  sold_out: List<number> | null
  /** Whether a pre-loved item is offered; null for the products of the catalogue. */
  sells_pre_loved: boolean | null
}

export interface PriceChangeTable {
  price_change_id: Generated<number>
  region_id: number
  prod_id: number
  old_price: number
  price: number
  at: Date
}

export interface SkuTable {
  sku_id: number
  prod_id: number
  seq: number
  properties: List<string>
  names: List<string>
  pic: string
  value_ids: Generated<List<number>>
}

export interface SkuOfferTable {
  region_id: number
  sku_id: number
  price: number
  ori_price: number
  stocks: number
}

export interface AttributeTable {
  attr_id: number
  names: List<string>
}

export interface AttributeValueTable {
  value_id: number
  attr_id: number
  names: List<string>
  seq: number
}

export interface ProductAttributeTable {
  prod_id: number
  value_id: number
}

export interface TagTable {
  tag_id: number
  titles: List<string>
  slug: string
  style: number
  seq: number
}

export interface TagProductTable {
  tag_id: number
  region_id: number
  prod_id: number
  seq: number
}

export interface BannerTable {
  banner_id: number
  regions: List<number>
  kickers: List<string>
  titles: List<string>
  actions: List<string>
  pic: string
  color: string
  type: number
  relation: number
  slug: string
  seq: number
}

export interface ReviewTable {
  prod_comm_id: number
  prod_id: number
  sku_id: number | null
  score: number
  content: string
  lang: string
  pics: List<string>
  is_anonymous: boolean
  nick_name: string
  created_at: Date
  topics: List<string> | null
}
