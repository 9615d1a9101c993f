import * as v from 'valibot'
import * as bare from './bare-endpoints.ts'
import { endpoint } from './endpoint.ts'
import { picture } from './product/product.ts'
import { count, id, idInQuery, marketInQuery, typedText } from './wire.ts'

/** A shop in a list. `pic` is a picture of one of its products. */
export const shopCard = v.object({
  shopId: id,
  shopName: v.string(),
  slug: v.string(),
  pic: picture,
  score: v.number(),
  prodCount: count,
  isVerified: v.picklist([0, 1]),
  shipFrom: v.string(),
})
export type ShopCard = v.InferOutput<typeof shopCard>

export const shopDetail = v.object({
  ...shopCard.entries,
  intro: v.string(),
  commNumber: count,
  soldNum: count,
  /** `yyyy-MM-dd` */
  since: v.string(),
})
export type ShopDetail = v.InferOutput<typeof shopDetail>

/** GET /shopDetail/info */
export const shopInfo = endpoint({
  ...bare.shopInfo,
  query: v.object({ shopId: idInQuery, ...marketInQuery }),
  reply: shopDetail,
  failures: ['UNKNOWN_REGION', 'NOT_FOUND'],
})

/** GET /shopDetail/byShopName: at most 20 shops whose name contains the words, in every region. */
export const shopsByName = endpoint({
  method: 'GET',
  path: '/shopDetail/byShopName',
  access: 'open',
  query: v.object({ name: typedText, lang: marketInQuery.lang }),
  reply: v.array(shopCard),
  failures: [],
  cacheSeconds: 300,
})
