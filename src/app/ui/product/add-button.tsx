import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './add-button.module.css'
import { additions, requestAddition } from './addition-store.ts'

/** Puts a card's product into the cart (DESIGN.md §7): a clock while that waits. */
export function AddButton({ id, name }: { id: number; name: string }) {
  const { t } = useLingui()
  const { wanted, waiting } = useSyncExternalStore(additions.subscribe, additions.now, additions.now)
  const isWaiting = waiting.has(id)
  return (
    <button
      type="button"
      className={classes(styles.add, isWaiting && styles.waiting)}
      aria-label={t`Add to cart: ${name}`}
      aria-busy={wanted[0]?.prodId === id || undefined}
      onClick={() => requestAddition({ prodId: id })}
    >
      <Icon name={isWaiting ? 'clock-clockwise-bold' : 'plus-bold'} />
    </button>
  )
}
