import { useLingui } from '@lingui/react/macro'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './heart-button.module.css'

type Properties = {
  /** The name of the product or shop. */
  name: string
  isOn: boolean
  /** Whether the change has not reached the server yet. */
  isWaiting: boolean
  /** In the upper corner of its container, with a touch area larger than the icon. */
  isOnCard?: boolean
  onPress: () => void
}

/**
 * Marks a favourite (docs/design.md#components): filled for a favourite, indigo while the change has not reached the
 * server.
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
