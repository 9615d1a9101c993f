import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { id } from './wire.ts'

/** A sales region (spec §3, api.md). `flag` is the path of its picture. */
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

/** The four regions by country code. */
export const regionIds = { CN: 100000000000, LK: 659006000343, LA: 659006000408, TR: 659006000409 } as const

/** Where a shopper is sold to until the place is known (spec §3). */
export const defaultRegionId: number = regionIds.LK

/** Whether a number is one of the four regions' ids. */
export const isRegionId = (value: number): boolean => Object.values<number>(regionIds).includes(value)

/** GET /salesRegions/all */
export const allRegions = endpoint({
  method: 'GET',
  path: '/salesRegions/all',
  access: 'open',
  query: v.object({}),
  reply: v.array(region),
  failures: [],
  cacheSeconds: 3600,
})

/** GET /geo: the country of the caller by a header of the proxy; 404 where there is none (api.md). */
export const placeByIp = endpoint({
  method: 'GET',
  path: '/geo',
  access: 'open',
  query: v.object({}),
  reply: v.object({ countryCode: v.string() }),
  failures: ['NOT_FOUND'],
})
