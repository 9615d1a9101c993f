import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderCoins as Coins } from '#contract/coin/coin-amounts.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import styles from './coins.module.css'
import { CoinsEarned } from './coins-earned.tsx'

/** The coins that an order earns or has earned, and those that were returned; nothing for an order without coins. */
export function OrderCoins({ coins }: { coins: Coins | undefined }) {
  const { t } = useLingui()
  if (!coins || (coins.earned === 0 && coins.returned === 0)) return null
  const { earned, returned, isEarned } = coins
  return (
    <div className={styles.ofOrder}>
      <CoinsEarned coins={earned} isEarned={isEarned} />
      {returned > 0 && (
        <p className={styles.small}>
          {t`${plural(returned, { one: '# coin was returned to you', other: '# coins were returned to you' })}`}
        </p>
      )}
      <PageLink href="/profile/coins">
        <Trans>My coins</Trans>
      </PageLink>
    </div>
  )
}
