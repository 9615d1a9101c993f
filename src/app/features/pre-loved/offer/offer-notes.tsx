import { Trans } from '@lingui/react/macro'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import { failureWords } from '#i18n/failure-words.ts'
import type { PendingOffer } from '#offline/offers.ts'
import { Note } from '#ui/feedback/first/note.tsx'

type Properties = { offer: OwnOffer | undefined; pending: PendingOffer | undefined }

/** The state of the offer above its form: the reason of a refusal, or the effect of a change. */
export function OfferNotes({ offer, pending }: Properties) {
  if (pending)
    return pending.state === 'refused' ? (
      <Note kind="danger" icon="warning-circle">
        {failureWords(pending.refusal ?? 'SERVER', '')}
      </Note>
    ) : (
      <Note kind="queued" icon="clock-clockwise-bold">
        <Trans>This listing is waiting to be sent. You can still change it.</Trans>
      </Note>
    )
  if (offer?.state === 'declined')
    return (
      <Note kind="danger" icon="warning-circle">
        <p>
          <Trans>We couldn't publish this listing:</Trans>
        </p>
        <p>{offer.reason}</p>
      </Note>
    )
  if (offer?.state === 'listed')
    return (
      <Note kind="info" icon="info">
        <Trans>If you change your listing, we check it again. It isn't for sale in the meantime.</Trans>
      </Note>
    )
  return null
}
