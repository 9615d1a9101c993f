import type { Hono } from 'hono'
import { clientErrors, errorLimits, maxErrorReports, withoutPersonalData } from '#contract/client-error.ts'
import type { Dependencies } from '../dependencies.ts'
import { networkOf } from '../http/caller-of.ts'
import { serve } from '../http/serve.ts'
import { checkRates } from '../rate-limit/check-rates.ts'
import { rateKeys } from '../rate-limit/rate-keys.ts'

const hour = 3600

/** /clientErrors: the page's errors go to the log, cleaned once more, since anyone may send any text. */
export function clientErrorRoutes(api: Hono, { db, clock, log }: Dependencies): void {
  serve(api, clientErrors, async (_query, { body: { message, stack, ...report }, address }) => {
    const rate = { key: rateKeys.clientErrorsFrom(networkOf(address)), max: maxErrorReports, seconds: hour }
    const tooMany = await checkRates(db, [rate], new Date(clock()))
    if (tooMany) return tooMany
    log.warn(
      {
        event: 'client-error',
        ...report,
        error: withoutPersonalData(message, errorLimits.message),
        stack: stack && withoutPersonalData(stack, errorLimits.stack),
      },
      'Error on the page',
    )
  })
}
