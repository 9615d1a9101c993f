import { categoryTree } from './category.ts'
import type { Asked, Endpoint } from './endpoint.ts'
import { banners, tagRows, youMayLike } from './home.ts'
import { productInfo } from './product-detail.ts'
import { allRegions, placeByIp } from './region.ts'
import { shopInfo } from './shop.ts'

const byPath = new Map<string, Endpoint>(
  [allRegions, placeByIp, categoryTree, banners, tagRows, youMayLike, productInfo, shopInfo].map((one) => [
    one.path,
    one as unknown as Endpoint,
  ]),
)

/** The endpoint, with its shapes, of what is asked (contract/questions.ts). Throws where a question is none of theirs. */
export function endpointOf<E extends Endpoint>(asked: Asked<E>): E {
  if ('reply' in asked) return asked
  const found = byPath.get(asked.path)
  if (!found) throw new Error(`contract/first-endpoints.ts does not list ${asked.path}.`)
  return found as E
}
export { failureBody } from './failure.ts'
