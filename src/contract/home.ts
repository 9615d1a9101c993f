import * as v from 'valibot'
import * as bare from './bare-endpoints.ts'
import { endpoint } from './endpoint.ts'
import { picture, productCard, productPage } from './product/product.ts'
import { campaignStyle } from './product-lists/list-requests.ts'
import { count, id, marketInQuery, pageInQuery } from './wire.ts'

/**
 * A tag: a named list of products, most with a row on the home page. `style` 0 is a rail with a countdown, 1 a rail, 2 a
 * grid, 3 a campaign's list without a row.
 */
export const tag = v.object({
  id,
  title: v.string(),
  slug: v.string(),
  style: v.picklist([0, 1, 2, campaignStyle]),
  seq: count,
  pic: v.optional(picture),
})
export type Tag = v.InferOutput<typeof tag>

const tagWithProducts = v.object({ ...tag.entries, productDtoList: v.array(productCard) })
export type TagWithProducts = v.InferOutput<typeof tagWithProducts>

/**
 * A banner. `relation` is the id of a product (type 0), a category (1), a tag (2, an addition of ours), a shop (3) or
 * nothing (−1).
 */
export const banner = v.object({
  imgUrl: picture,
  type: v.picklist([-1, 0, 1, 2, 3]),
  relation: v.number(),
  /** Slug of the banner's target, for the link; empty where the banner has no target. */
  slug: v.string(),
  kicker: v.string(),
  title: v.string(),
  action: v.string(),
  seq: count,
  color: v.picklist(['mango', 'jade', 'sky', 'rose', 'lilac']),
})
export type Banner = v.InferOutput<typeof banner>

/** GET /indexTag/list: every tag with its first products. */
export const tagRows = endpoint({
  ...bare.tagRows,
  query: v.object({ ...marketInQuery }),
  reply: v.array(tagWithProducts),
  failures: ['UNKNOWN_REGION'],
})

/** GET /indexTag/moreGoodStuff: the endless "You may like" list. */
export const youMayLike = endpoint({
  ...bare.youMayLike,
  query: v.object({ ...pageInQuery, ...marketInQuery }),
  reply: productPage,
  failures: ['UNKNOWN_REGION'],
})

/** GET /indexImgs */
export const banners = endpoint({
  ...bare.banners,
  query: v.object({ ...marketInQuery }),
  reply: v.array(banner),
  failures: ['UNKNOWN_REGION'],
})
