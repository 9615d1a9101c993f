import type * as categories from './category.ts'
import type * as deliveries from './delivery.ts'
import type { BareEndpoint } from './endpoint.ts'
import type * as home from './home.ts'
import type * as products from './product/product-detail.ts'
import type * as shelves from './product-lists/product-lists.ts'
import type * as regions from './region/region.ts'
import type * as reviews from './review/review.ts'
import type * as searches from './search/search.ts'
import type * as shops from './shop.ts'

// The endpoints of first views without their schemas: method, path and caching are enough to make a call, so that the
// first load contains neither schemas nor the code that checks them (decision 0027). The full endpoints are built from
// these; code outside of a first view uses the full ones.

export const allRegions: BareEndpoint<() => typeof regions.allRegions> = {
  method: 'GET',
  path: '/salesRegions/all',
  access: 'open',
  cacheSeconds: 3600,
}
export const placeByIp: BareEndpoint<() => typeof regions.placeByIp> = { method: 'GET', path: '/geo', access: 'open' }
export const categoryTree: BareEndpoint<() => typeof categories.categoryTree> = {
  method: 'GET',
  path: '/category/tree',
  access: 'open',
  cacheSeconds: 600,
}
export const banners: BareEndpoint<() => typeof home.banners> = {
  method: 'GET',
  path: '/indexImgs',
  access: 'open',
  cacheSeconds: 300,
}
export const tagRows: BareEndpoint<() => typeof home.tagRows> = {
  method: 'GET',
  path: '/indexTag/list',
  access: 'open',
  cacheSeconds: 60,
}
export const youMayLike: BareEndpoint<() => typeof home.youMayLike> = {
  method: 'GET',
  path: '/indexTag/moreGoodStuff',
  access: 'open',
  cacheSeconds: 60,
}
export const productInfo: BareEndpoint<() => typeof products.productInfo> = {
  method: 'GET',
  path: '/prod/prodInfo',
  access: 'open',
  cacheSeconds: 60,
}
export const deliveryEstimate: BareEndpoint<() => typeof deliveries.deliveryEstimate> = {
  method: 'GET',
  path: '/delivery/estimate',
  access: 'open',
  cacheSeconds: 60,
}
export const shopInfo: BareEndpoint<() => typeof shops.shopInfo> = {
  method: 'GET',
  path: '/shopDetail/info',
  access: 'open',
  cacheSeconds: 300,
}
export const brandList: BareEndpoint<() => typeof categories.brandList> = {
  method: 'GET',
  path: '/brand/list',
  access: 'open',
  cacheSeconds: 600,
}
export const categoryRows: BareEndpoint<() => typeof shelves.categoryRows> = {
  method: 'GET',
  path: '/category/rows',
  access: 'open',
  cacheSeconds: 60,
}
export const tagNames: BareEndpoint<() => typeof shelves.tagNames> = {
  method: 'GET',
  path: '/indexTag/taglist',
  access: 'open',
  cacheSeconds: 300,
}
export const tagProducts: BareEndpoint<() => typeof shelves.tagProducts> = {
  method: 'GET',
  path: '/indexTag/tagdetaillist',
  access: 'open',
  cacheSeconds: 60,
}
export const deals: BareEndpoint<() => typeof shelves.deals> = {
  method: 'GET',
  path: '/prod/deals',
  access: 'open',
  cacheSeconds: 60,
}
export const reviewSummary: BareEndpoint<() => typeof reviews.reviewSummary> = {
  method: 'GET',
  path: '/prodComm/summary',
  access: 'open',
  cacheSeconds: 300,
}
export const reviewPage: BareEndpoint<() => typeof reviews.reviewPage> = {
  method: 'GET',
  path: '/prodComm/page',
  access: 'open',
  cacheSeconds: 300,
}
export const search: BareEndpoint<() => typeof searches.search> = {
  method: 'GET',
  path: '/search',
  access: 'open',
  cacheSeconds: 60,
}
export const popularSearches: BareEndpoint<() => typeof searches.popularSearches> = {
  method: 'GET',
  path: '/search/hotSearch',
  access: 'open',
  cacheSeconds: 300,
}
