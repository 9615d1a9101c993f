import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/base/icon.tsx'
import styles from './coins.module.css'

/** The coins that an order or a review has earned, or that an order earns at its receipt; nothing for 0. */
export function CoinsEarned({ coins, isEarned }: { coins: number; isEarned: boolean }) {
  const { t } = useLingui()
  if (coins === 0) return null
  return (
    <p className={styles.earned}>
      <Icon name="coins" size={16} />
      {isEarned
        ? t`${plural(coins, { one: 'You earned # coin', other: 'You earned # coins' })}`
        : t`${plural(coins, { one: 'Earns # coin once you receive it', other: 'Earns # coins once you receive it' })}`}
    </p>
  )
}
