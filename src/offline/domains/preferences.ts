import * as v from 'valibot'
import { setLanguage, setRegion } from '#contract/account/user.ts'
import { languages } from '#contract/languages.ts'
import { commandFields } from '../command.ts'
import { type Domain, lastValueWins } from '../domain.ts'
import { sendCall } from '../send-call.ts'

const preference = v.variant('field', [
  v.object({ field: v.literal('language'), lang: v.picklist(languages) }),
  v.object({ field: v.literal('region'), regionId: v.number() }),
])
const preferenceCommand = v.object({ ...commandFields, domain: v.literal('preferences'), input: preference })
/** The account is to know a language or region that its owner chose on this phone. */
export type PreferenceCommand = v.InferOutput<typeof preferenceCommand>

/** Preferences of the account: one call each; of a field the last choice is sent, and after it no older one. A refusal would be repeated, so it ends the command. */
export const preferencesDomain: Domain<PreferenceCommand> = {
  name: 'preferences',
  shape: preferenceCommand,
  isRepeatable: true,
  keepsRefusals: false,
  isCoalescedAtOnce: true,
  coalesce: lastValueWins(({ input }) => input.field),
  sizeOf: () => 1,
  async send({ key, regionId, commands }, { base, shopper, signal }) {
    const [command] = commands
    const options = { base, key, regionId: regionId || undefined, userId: shopper, signal }
    if (command?.input.field === 'language')
      return sendCall(setLanguage, {}, { ...options, body: { lang: command.input.lang } })
    return sendCall(setRegion, { regionId: command?.input.regionId ?? 0 }, options)
  },
}
