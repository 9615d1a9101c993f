import { useLingui } from '@lingui/react/macro'
import type { OfferState } from '#contract/pre-loved/own-offers.ts'
import type { BadgeKind } from '#ui/feedback/badge.tsx'

/** The text and the appearance of the badge for each state of an offer. */
export function useStateWords(): Readonly<Record<OfferState, { readonly words: string; readonly kind: BadgeKind }>> {
  const { t } = useLingui()
  return {
    waiting: { words: t`Under review`, kind: 'info' },
    declined: { words: t`Declined`, kind: 'danger' },
    listed: { words: t`Listed`, kind: 'ok' },
    reserved: { words: t`Reserved`, kind: 'warn' },
    sold: { words: t`Sold`, kind: 'brand' },
    received: { words: t`Received by the buyer`, kind: 'brand' },
    paidOut: { words: t`Paid out`, kind: 'ok' },
    returned: { words: t`Returned`, kind: 'warn' },
    withdrawn: { words: t`Withdrawn`, kind: 'plain' },
  }
}
