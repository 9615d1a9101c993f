import * as v from 'valibot'
import * as bare from '#contract/bare-endpoints.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id } from '#contract/wire.ts'

export { defaultRegionId, isRegionId, regionIds } from './region-ids.ts'

/** A sales region (docs/product.md#regions). `flag` is the path of its picture. */
export const region = v.object({
  regionId: id,
  regionName: v.string(),
  flag: v.string(),
  countryCode: v.string(),
  phoneCode: v.string(),
  currency: v.string(),
  priceSymbol: v.string(),
})
export type Region = v.InferOutput<typeof region>

/** GET /salesRegions/all */
export const allRegions = endpoint({
  ...bare.allRegions,
  query: v.object({}),
  reply: v.array(region),
  failures: [],
})

/**
 * GET /geo: the caller's country by a header of the proxy, else by the address; 404 where the country is unknown
 * (docs/wire.md#geo).
 */
export const placeByIp = endpoint({
  ...bare.placeByIp,
  query: v.object({}),
  reply: v.object({ countryCode: v.string() }),
  failures: ['NOT_FOUND'],
})
