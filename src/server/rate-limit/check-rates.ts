import { sentences } from '#contract/account/sentences.ts'
import type { Tables } from '../database/database.ts'
import type { Refusal } from '../http/refusal.ts'
import { countUse } from './rate-store.ts'

/** At most `max` uses of a key within `seconds`. */
export type Rate = { readonly key: string; readonly max: number; readonly seconds: number }

/** 429 with the time until the next try. */
export const tooMany = (seconds: number): Refusal => ({
  refused: { code: 'TOO_MANY', desc: sentences.TOO_MANY, retryAfter: seconds },
})

/** Counts a use of each rate. Answers the refusal of the first exceeded rate, otherwise null. */
export async function checkRates(tables: Tables, rates: readonly Rate[], now: Date): Promise<Refusal | null> {
  for (const { key, max, seconds } of rates) {
    const { times, ends_at: ends } = await countUse(tables, key, seconds, now)
    if (times > max) return tooMany((ends.getTime() - now.getTime()) / 1000)
  }
  return null
}
