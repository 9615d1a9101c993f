import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../base/button.tsx'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { Checkbox } from '../form/choice.tsx'
import { PageLink } from '../layout/page-link.tsx'
import { Tile } from '../layout/tile.tsx'
import styles from './cart-line.module.css'
import { Price } from './price.tsx'

type Properties = {
  name: string
  href: string
  /** Path template. */
  picture: string
  tint: number
  /** Its variant, as the shop names it; empty where there is no choice. */
  variant: string
  price: number
  was: number
  symbol: string
  isChosen: boolean
  /** Absent where it cannot be bought: the line is then faded and cannot be chosen. */
  onChoose?: (isChosen: boolean) => void
  /** What the button of the variant does; absent where there is nothing to choose. */
  onVariant?: () => void
  onRemove: () => void
  /** The button for it shows also on the phone. */
  isEdited?: boolean
  /** A ring says that the shop does not know all of it yet. */
  isWaiting?: boolean
  /** Left of the stepper: whether the shop knows. */
  status?: ReactNode
  /** The stepper, or what to do with a line that cannot be bought. */
  controls: ReactNode
  /** Notes below: corrected, price changed, out of stock. */
  children?: ReactNode
}

/** One thing in the cart (DESIGN.md §7). */
export function CartLine({
  name,
  href,
  picture,
  tint,
  variant,
  price,
  was,
  symbol,
  isChosen,
  onChoose,
  onVariant,
  onRemove,
  isEdited = false,
  isWaiting = false,
  status,
  controls,
  children,
}: Properties) {
  const { t } = useLingui()
  const title = useId()
  const canBuy = onChoose !== undefined
  return (
    <li className={classes(styles.line, isWaiting && styles.waiting, !canBuy && styles.faded)} aria-labelledby={title}>
      <div className={styles.check}>
        <Checkbox
          checked={isChosen && canBuy}
          disabled={!canBuy}
          onChange={(event) => onChoose?.(event.currentTarget.checked)}
        >
          <span className="sr">{t`Select ${name}`}</span>
        </Checkbox>
      </div>
      <PageLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Tile template={picture} sizes="73px" tint={tint} isFaded={!canBuy} />
      </PageLink>
      <div className={styles.words}>
        <h3 id={title} className="clip2">
          <PageLink href={href}>{name}</PageLink>
        </h3>
        {variant !== '' &&
          (onVariant ? (
            <button type="button" className={styles.variant} aria-haspopup="dialog" onClick={onVariant}>
              <span className="sr">
                <Trans>Change:</Trans>{' '}
              </span>
              {variant}
              <Icon name="caret-down-bold" size={14} />
            </button>
          ) : (
            <p className={styles.variant}>{variant}</p>
          ))}
        <Price amount={price} was={was} symbol={symbol} isQuiet={!canBuy} />
      </div>
      <div className={styles.foot}>
        <div className={styles.status} role="status">
          {status}
        </div>
        <div className={styles.controls}>
          <span className={classes(styles.remove, isEdited && styles.shown)}>
            <Button kind="text" size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
              <Trans>Remove</Trans>
            </Button>
          </span>
          {controls}
        </div>
      </div>
      {children && <div className={styles.notes}>{children}</div>}
    </li>
  )
}
