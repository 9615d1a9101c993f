import { apiBase } from '#cache/answer.ts'
import { placeByIp } from '#contract/questions.ts'
import { defaultRegionId, regionIds } from '#contract/region-ids.ts'
import { call } from '#offline/call.ts'

/** Address of the lookup without `/geo`, where another service than the mall's own answers it (api.md). */
const geoBase: string = import.meta.env.VITE_GEO_URL || apiBase
const patience = 2_000

/** The region of the caller by a public lookup; on any failure the default region applies (spec §4). */
export async function placeOfCaller(): Promise<number> {
  try {
    const outcome = await call(placeByIp, {}, { base: geoBase, signal: AbortSignal.timeout(patience) })
    const country = outcome.ok ? outcome.value.countryCode.toUpperCase() : ''
    return country in regionIds ? regionIds[country as keyof typeof regionIds] : defaultRegionId
  } catch {
    // No network or no answer: the shopper can choose the region.
    return defaultRegionId
  }
}
