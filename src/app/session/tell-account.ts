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

/** Writes down, for who is signed in, a choice that the account is to know: it is told now or when the page starts the next time. */
export async function noteForAccount(choice: { readonly lang?: Language; readonly regionId?: number }): Promise<void> {
  const userId = shopperNow()?.userId
  if (userId !== undefined) await store.change(userId, (before) => ({ ...read(before), ...choice }))
}

/** One telling after the other, so that the last choice is the last that the shop hears. */
let telling: Promise<void> = Promise.resolve()

/**
 * Tells the account the language and region that were chosen on this phone and not told yet (docs/product.md#sessions);
 * what gets no answer stays written down.
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
  // What was chosen meanwhile is not told yet.
  if (Object.keys(told).length > 0) await store.change(userId, (before) => without(read(before), told))
}

/** Told, or refused for good: asking again would change nothing. */
const isHeard = (outcome: Outcome<undefined>): boolean =>
  outcome.ok || (outcome.failure.kind === 'refused' && outcome.failure.status < 429)

const without = (untold: Untold, told: Untold): Untold => ({
  ...(untold.lang !== undefined && untold.lang !== told.lang ? { lang: untold.lang } : {}),
  ...(untold.regionId !== undefined && untold.regionId !== told.regionId ? { regionId: untold.regionId } : {}),
})
