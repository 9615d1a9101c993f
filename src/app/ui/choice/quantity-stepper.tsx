import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './quantity-stepper.module.css'

export type QuantityStepperProperties = {
  count: number
  /** The largest available number. */
  stock: number
  /** The largest number is a limit of the mall, and says nothing about the stock. */
  isLimit?: boolean
  onChange: (count: number) => void
  /** Removes the product: at 1 the minus is then a bin. */
  onRemove?: () => void
  /** The name of the counted product. */
  name: string
  /** `waiting`: the server has not confirmed the number yet; the number is then dimmed after a short delay. */
  state?: 'ready' | 'waiting'
}

/**
 * A quantity from 1 to the stock (docs/design.md#stepper). At either end the button states why it does nothing, or
 * removes the product at 1.
 */
export function QuantityStepper({
  count,
  stock,
  isLimit,
  onChange,
  onRemove,
  name,
  state = 'ready',
}: QuantityStepperProperties) {
  const { t } = useLingui()
  const hint = useId()
  const isBin = count <= 1 && onRemove !== undefined
  const isAtMin = count <= 1 && !isBin
  const isAtMax = count >= stock
  const most = isLimit ? <Trans>Maximum {stock}</Trans> : <Trans>Only {stock} left</Trans>
  return (
    <div className={styles.frame}>
      <div className={styles.stepper} role="group" aria-label={t`Quantity: ${name}`}>
        <button
          type="button"
          aria-label={isBin ? t`Remove ${name}` : t({ message: 'Less', context: 'quantity' })}
          aria-disabled={isAtMin || undefined}
          aria-describedby={isAtMin ? `${hint}-least` : undefined}
          onClick={isAtMin ? undefined : isBin ? onRemove : () => onChange(count - 1)}
        >
          <Icon name={isBin ? 'trash' : 'minus-bold'} size={18} />
          {isAtMin && (
            <span id={`${hint}-least`} className="sr">
              <Trans>Minimum 1</Trans>
            </span>
          )}
        </button>
        <output className={classes(styles.count, state === 'waiting' && styles.waiting)} aria-live="polite">
          {count}
        </output>
        <button
          type="button"
          aria-label={t({ message: 'More', context: 'quantity' })}
          aria-disabled={isAtMax || undefined}
          aria-describedby={isAtMax ? hint : undefined}
          onClick={isAtMax ? undefined : () => onChange(count + 1)}
        >
          <Icon name="plus-bold" size={18} />
          {isAtMax && <span className="sr">{most}</span>}
        </button>
      </div>
      {isAtMax && (
        <p id={hint} className={styles.hint}>
          {most}
        </p>
      )}
    </div>
  )
}
