import { useLingui } from '@lingui/react/macro'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './add-button.module.css'

type Properties = {
  /** The product's name, for the accessible label. */
  name: string
  /** Whether the shop does not know yet of what was added: a clock replaces the plus sign. */
  isPending?: boolean
  isBusy?: boolean
  onAdd: () => void
}

/** The button in the corner of a card that adds its product to the cart (docs/design.md). */
export function AddButton({ name, isPending = false, isBusy = false, onAdd }: Properties) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes(styles.add, isPending && styles.waiting)}
      aria-label={t`Add to cart: ${name}`}
      aria-busy={isBusy || undefined}
      onClick={onAdd}
    >
      <Icon name={isPending ? 'clock-clockwise-bold' : 'plus-bold'} />
    </button>
  )
}
