import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/layout/card.tsx'
import styles from '../own-screens.module.css'

/** The steps of an offer, from the form to the payout. */
export function OfferSteps() {
  return (
    <Card title={<Trans>How it works</Trans>}>
      <ol className={styles.steps}>
        <li>
          <Trans>Take clear pictures, and name every defect.</Trans>
        </li>
        <li>
          <Trans>We check your listing and tell you when it's published.</Trans>
        </li>
        <li>
          <Trans>Once it is sold, pack it for the courier. Buyers reach you by chat only.</Trans>
        </li>
        <li>
          <Trans>You'll be paid once the buyer has received the item and can no longer return it.</Trans>
        </li>
      </ol>
    </Card>
  )
}
