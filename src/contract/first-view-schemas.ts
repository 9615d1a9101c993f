import { brandList, categoryTree } from './category.ts'
import type { CallableEndpoint, Endpoint } from './endpoint.ts'
import { banners, tagRows, youMayLike } from './home.ts'
import { productInfo } from './product/product-detail.ts'
import { allRegions, placeByIp } from './region/region.ts'
import { shopInfo } from './shop.ts'

/** Endpoints by their paths. */
export const byPath = (endpoints: readonly unknown[]): ReadonlyMap<string, Endpoint> =>
  new Map((endpoints as readonly Endpoint[]).map((endpoint) => [endpoint.path, endpoint]))

const first = byPath([
  allRegions,
  placeByIp,
  categoryTree,
  brandList,
  banners,
  tagRows,
  youMayLike,
  productInfo,
  shopInfo,
])

/**
 * The full endpoint of a bare endpoint (contract/bare-endpoints.ts). The schemas of lists load with the first call of a
 * list. Throws if no endpoint has the path.
 */
export async function endpointOf<E extends Endpoint>(callable: CallableEndpoint<E>): Promise<E> {
  if ('reply' in callable) return callable
  const found =
    first.get(callable.path) ??
    byPath((await import('./product-lists/list-endpoints.ts')).listEndpoints).get(callable.path)
  if (!found) throw new Error(`contract/product-lists/list-endpoints.ts does not list ${callable.path}.`)
  return found as E
}
