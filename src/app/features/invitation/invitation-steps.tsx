import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#ui/layout/card.tsx'
import styles from './invitation.module.css'

/** The steps from the invitation link to the reward. */
export function InvitationSteps({ hasReward }: { hasReward: boolean }) {
  const { t } = useLingui()
  return (
    <Card title={t`How it works`}>
      <ol className={styles.steps}>
        <li>
          <Trans>Share your link or code with friends who have no account yet.</Trans>
        </li>
        <li>
          <Trans>When a friend registers with it, they count as referred.</Trans>
        </li>
        <li>
          {hasReward ? (
            <Trans>When your friend's first order arrives, the invitation is confirmed and you get your voucher.</Trans>
          ) : (
            <Trans>When your friend's first order arrives, the invitation is confirmed.</Trans>
          )}
        </li>
      </ol>
    </Card>
  )
}
