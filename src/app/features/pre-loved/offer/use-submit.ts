import { useLingui } from '@lingui/react/macro'
import { serverNow } from '#device/server-clock.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { offersDomain } from '#offline/domains/offers.ts'
import { finishOffer, submitOffer } from '#offline/offers.ts'
import { sendSubmitted } from '#sync/send-outbox.ts'
import type { Sent } from '#ui/form/use-form.ts'
import { readAmount } from '../read-amount.ts'
import { refusedFields } from './offer-faults.ts'
import type { OfferValues } from './offer-values.ts'
import { findSubmission } from './use-offer-draft.ts'

/** The result of a submitted offer: sent, kept on the device until the network allows it, or in this tab's memory alone. */
export type SubmitOutcome = 'sent' | 'waiting' | 'in-memory'

/** The command that stores an offer in a region on the device, and sends the offer if the network allows. */
export function useSubmit(userId: string, key: string, regionId: number) {
  const { t } = useLingui()
  return async (values: OfferValues): Promise<Sent<SubmitOutcome>> => {
    const { title, price, condition, categoryId, description, defects, pictures } = values
    const amount = readAmount(price)
    if (condition === '' || amount === undefined)
      return { ok: false, fields: {}, words: failureWords('BAD_REQUEST', '') }
    const at = Math.round(serverNow())
    const offer = {
      key,
      title: title.replace(/\s+/g, ' ').trim(),
      price: amount,
      condition,
      categoryId,
      description: description.trim(),
      defects: defects.trim(),
      pictures: [...pictures],
    }
    const submitted = await submitOffer({ shopper: userId, regionId, at, offer })
    const outcome = await sendSubmitted(offersDomain, submitted)
    if (outcome === 'failed') return { ok: false, fields: {}, words: t`This device has no room for your listing.` }
    const after = await findSubmission(userId, key)
    if (after?.state === 'refused')
      return { ok: false, fields: refusedFields(after.fields), words: failureWords(after.refusal ?? 'SERVER', '') }
    if (after !== undefined) return { ok: true, value: outcome === 'in-memory' ? outcome : 'waiting' }
    await finishOffer(userId, key)
    return { ok: true, value: 'sent' }
  }
}
