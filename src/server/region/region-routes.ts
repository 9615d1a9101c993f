import type { Hono } from 'hono'
import { allRegions, placeByIp } from '#contract/region/region.ts'
import type { Dependencies } from '../dependencies.ts'
import { refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { countryOfCaller } from './country-of-caller.ts'
import { regions } from './region-rules.ts'

/** /salesRegions/all and /geo. */
export function regionRoutes(api: Hono, dependencies: Dependencies): void {
  serve(api, allRegions, async () => [...regions])
  serve(api, placeByIp, async (_query, call) => {
    const countryCode = await countryOfCaller(call, dependencies)
    if (!countryCode) return refusal('NOT_FOUND', 'The country of this caller is not known.')
    return { countryCode: countryCode.toUpperCase().slice(0, 2) }
  })
}
