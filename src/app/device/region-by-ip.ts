import { apiBase } from '#cache/answer.ts'
import { placeByIp } from '#contract/bare-endpoints.ts'
import { defaultRegionId, regionIds } from '#contract/region/region-ids.ts'
import { call } from '#offline/call.ts'
import { timeoutSignal } from '#offline/timeout-signal.ts'

const lookupTimeout = 2_000

/**
 * The caller's region by the lookup of the mall, or of another service whose address the build names
 * (docs/wire.md#geo); on any failure the default region (docs/product.md#regions).
 */
export async function fetchRegionOfCaller(): Promise<number> {
  const base = import.meta.env.VITE_GEO_URL || apiBase
  try {
    const outcome = await call(placeByIp, {}, { base, signal: timeoutSignal(lookupTimeout) })
    const country = outcome.ok ? outcome.value.countryCode.toUpperCase() : ''
    return country in regionIds ? regionIds[country as keyof typeof regionIds] : defaultRegionId
  } catch {
    // No network or no response: the shopper can choose the region.
    return defaultRegionId
  }
}
