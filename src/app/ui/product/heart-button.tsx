import { useLingui } from '@lingui/react/macro'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './heart-button.module.css'

type Properties = {
  /** What it is the heart of. */
  name: string
  isOn: boolean
  /** The shop does not know it yet. */
  isWaiting: boolean
  /** In the upper corner of what it stands in, smaller to look at than to touch. */
  isOnCard?: boolean
  onPress: () => void
}

/**
 * Marks something as a favourite (docs/design.md#product-card): filled where it is one, indigo while the shop does not
 * know it.
 */
export function HeartButton({ name, isOn, isWaiting, isOnCard = false, onPress }: Properties) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes(styles.heart, isOnCard && styles.onCard, isOn && styles.on, isWaiting && styles.waiting)}
      aria-pressed={isOn}
      aria-label={t`Favourite: ${name}`}
      aria-description={isWaiting ? t`Waiting to sync` : undefined}
      onClick={onPress}
    >
      <Icon name={isOn ? 'heart-fill' : 'heart'} size={isOnCard ? 18 : 20} />
    </button>
  )
}
