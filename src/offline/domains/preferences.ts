import * as v from 'valibot'
import { setLanguage, setRegion } from '#contract/account/preferences.ts'
import { languages } from '#contract/languages.ts'
import { commandFields } from '#offline/outbox/command.ts'
import { type Domain, lastValueWins } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'

const preference = v.variant('field', [
  v.object({ field: v.literal('language'), lang: v.picklist(languages) }),
  v.object({ field: v.literal('region'), regionId: v.number() }),
])
const preferenceCommand = v.object({ ...commandFields, domain: v.literal('preferences'), input: preference })
/** Stores the language or region that the shopper chose on this phone in the account. */
export type PreferenceCommand = v.InferOutput<typeof preferenceCommand>

/**
 * Preferences of the account. Each is one call; only the last choice of a field is sent. A repeated command would be
 * refused again, so a refusal ends the command.
 */
export const preferencesDomain: Domain<PreferenceCommand> = {
  name: 'preferences',
  shape: preferenceCommand,
  isRepeatable: true,
  showsRefusals: false,
  changedPaths: [],
  isCoalescedAtOnce: true,
  coalesce: lastValueWins(({ input }) => input.field),
  sizeOf: () => 1,
  async send({ key, regionId, commands: [{ input }] }, { base, shopper, signal }) {
    const options = { base, key, regionId: regionId || undefined, userId: shopper, signal }
    return input.field === 'language'
      ? sendCall(setLanguage, {}, { ...options, body: { lang: input.lang } })
      : sendCall(setRegion, { regionId: input.regionId }, options)
  },
}
