import * as v from 'valibot'
import { setLanguage, setRegion } from '#contract/account/user.ts'
import { type Language, languages } from '#contract/languages.ts'
import type { Outcome } from '#offline/call.ts'
import { openStore } from '#offline/stores.ts'
import { shopperNow } from './shopper.ts'
import { command } from './shopper-queries.ts'

const store = openStore<unknown>('untold')
const shape = v.object({ lang: v.optional(v.picklist(languages)), regionId: v.optional(v.number()) })
type Untold = v.InferOutput<typeof shape>

const read = (record: unknown): Untold => {
  const untold = v.safeParse(shape, record)
  return untold.success ? untold.output : {}
}

/** Records, for the signed-in shopper, a choice that is to be saved in the account, now or at the next start. */
export async function noteForAccount(choice: { readonly lang?: Language; readonly regionId?: number }): Promise<void> {
  const userId = shopperNow()?.userId
  if (userId !== undefined) await store.change(userId, (before) => ({ ...read(before), ...choice }))
}

/** Requests are sent one after the other, so that the last choice is the last that the server receives. */
let telling: Promise<void> = Promise.resolve()

/**
 * Sends the account the unsent language and region choices of this device (docs/product.md#regions); choices without a
 * response stay recorded.
 */
export const tellAccount = (): Promise<void> => (telling = telling.then(tell))

async function tell(): Promise<void> {
  const userId = shopperNow()?.userId
  if (userId === undefined) return
  const { lang, regionId } = read(await store.read(userId))
  const told: Untold = {
    ...(lang !== undefined && isHeard(await command(setLanguage, { body: { lang } })) ? { lang } : {}),
    ...(regionId !== undefined && isHeard(await command(setRegion, { query: { regionId } })) ? { regionId } : {}),
  }
  // A choice made in the meantime is not sent yet.
  if (Object.keys(told).length > 0) await store.change(userId, (before) => without(read(before), told))
}

/** Accepted, or refused for good: a retry would change nothing. */
const isHeard = (outcome: Outcome<undefined>): boolean =>
  outcome.ok || (outcome.failure.kind === 'refused' && outcome.failure.status < 429)

const without = (untold: Untold, told: Untold): Untold => ({
  ...(untold.lang !== undefined && untold.lang !== told.lang ? { lang: untold.lang } : {}),
  ...(untold.regionId !== undefined && untold.regionId !== told.regionId ? { regionId: untold.regionId } : {}),
})
