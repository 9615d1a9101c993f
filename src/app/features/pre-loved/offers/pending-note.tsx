import { Trans } from '@lingui/react/macro'
import { failureWords } from '#i18n/failure-words.ts'
import type { PendingOffer } from '#offline/offers.ts'
import { Note } from '#ui/feedback/first/note.tsx'

/** The state of an offer that the mall has not accepted yet. */
export function PendingNote({ pending: { state, refusal } }: { pending: PendingOffer }) {
  if (state === 'refused')
    return (
      <Note kind="danger" icon="warning-circle">
        {failureWords(refusal ?? 'SERVER', '')}
      </Note>
    )
  return (
    <Note kind="queued" icon="clock-clockwise-bold">
      <Trans>This listing will be sent when you're online, even if you close the app.</Trans>
    </Note>
  )
}
