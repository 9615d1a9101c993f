import { brandList, categoryTree } from './category.ts'
import { banners, tagNames, tagProducts, tagRows, youMayLike } from './home.ts'
import { mallLinksInfo } from './mall.ts'
import { productInfo, similarProducts } from './product.ts'
import { allRegions, placeByIp } from './region.ts'
import { reviewPage, reviewSummary } from './review.ts'
import { popularSearches, search, suggestions } from './search.ts'
import { shopInfo, shopsByName } from './shop.ts'

/** Every call there is. The contract test holds the server and the page to this list. */
export const endpoints = {
  allRegions,
  placeByIp,
  mallLinksInfo,
  banners,
  tagNames,
  tagRows,
  tagProducts,
  youMayLike,
  categoryTree,
  brandList,
  productInfo,
  similarProducts,
  shopInfo,
  shopsByName,
  search,
  popularSearches,
  suggestions,
  reviewSummary,
  reviewPage,
}
