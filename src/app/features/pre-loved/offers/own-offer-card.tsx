import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import type { Language } from '#contract/wire.ts'
import { useThisYear } from '#device/server-clock.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { formatDay } from '#words/screens/day.ts'
import { editPath, itemPath } from '../pre-loved-paths.ts'
import { OfferLine } from './offer-line.tsx'
import { useStateWords } from './offer-state-words.ts'
import styles from './own-offers.module.css'
import { WithdrawButton } from './withdraw-button.tsx'

type Properties = {
  offer: OwnOffer
  /** Whether a withdrawal waits for the mall. */
  isLeaving: boolean
}

/** An offer that the mall has: its state, and what the seller can do in this state. */
export function OwnOfferCard({ offer, isLeaving }: Properties) {
  const { state, title, pics, itemId, price, priceSymbol, prodId, canEdit, canWithdraw, key } = offer
  const { words, kind } = useStateWords()[state]
  const isShown = prodId !== undefined && ['listed', 'reserved', 'sold', 'received', 'paidOut'].includes(state)
  return (
    <OfferLine
      title={title}
      href={isShown ? itemPath({ slug: '', prodId }) : undefined}
      picture={pics[0]}
      tint={itemId}
      price={price}
      symbol={priceSymbol}
      badge={<Badge kind={kind}>{words}</Badge>}
    >
      <StateSentence offer={offer} />
      {isLeaving && (
        <Note kind="queued" icon="clock-clockwise-bold">
          <Trans>The withdrawal is waiting to be sent.</Trans>
        </Note>
      )}
      {!isLeaving && (canEdit || canWithdraw) && (
        <div className={styles.actions}>
          {canEdit && (
            <ButtonLink kind="soft" size="small" href={editPath(itemId)}>
              {state === 'declined' ? (
                <Trans>Edit and resubmit</Trans>
              ) : state === 'withdrawn' || state === 'returned' ? (
                <Trans>List again</Trans>
              ) : (
                <Trans>Edit</Trans>
              )}
              <span className="sr">: {title}</span>
            </ButtonLink>
          )}
          {canWithdraw && <WithdrawButton offerKey={key} title={title} />}
        </div>
      )}
    </OfferLine>
  )
}

/** Explains a state to the seller; empty if the badge is sufficient. */
function StateSentence({ offer: { state, reason, payoutFrom } }: { offer: OwnOffer }) {
  const { i18n } = useLingui()
  const thisYear = useThisYear()
  const day = payoutFrom && formatDay(payoutFrom, thisYear, i18n.locale as Language)
  if (state === 'declined' && reason)
    return (
      <Note kind="danger" icon="warning-circle">
        {reason}
      </Note>
    )
  const sentence = {
    waiting: <Trans>We're checking your listing. We'll notify you when it's published.</Trans>,
    reserved: <Trans>A shopper is paying for this item.</Trans>,
    sold: <Trans>You'll be paid once the buyer has received the item and can no longer return it.</Trans>,
    received: day ? <Trans>You'll be paid from {day}.</Trans> : null,
    returned: <Trans>The buyer got the money back. You can list the item again.</Trans>,
    declined: null,
    listed: null,
    paidOut: null,
    withdrawn: null,
  }[state]
  return sentence && <p className={styles.sentence}>{sentence}</p>
}
