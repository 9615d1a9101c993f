import { apiBase } from '#cache/answer.ts'
import { placeByIp } from '#contract/bare-endpoints.ts'
import { defaultRegionId, regionIds } from '#contract/region-ids.ts'
import { call } from '#offline/call.ts'

/**
 * Base address of the region lookup without `/geo`, where a service other than the mall's own provides the lookup
 * (docs/wire.md#geo).
 */
const geoBase: string = import.meta.env.VITE_GEO_URL || apiBase
const lookupTimeout = 2_000

/** The caller's region by a public lookup; on any failure the default region (docs/product.md#regions). */
export async function fetchRegionOfCaller(): Promise<number> {
  try {
    const outcome = await call(placeByIp, {}, { base: geoBase, signal: AbortSignal.timeout(lookupTimeout) })
    const country = outcome.ok ? outcome.value.countryCode.toUpperCase() : ''
    return country in regionIds ? regionIds[country as keyof typeof regionIds] : defaultRegionId
  } catch {
    // No network or no response: the shopper can choose the region.
    return defaultRegionId
  }
}
