import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../base/button.tsx'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { Checkbox } from '../choice/choice.tsx'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import { Tile } from '../layout/tile.tsx'
import styles from './cart-line.module.css'
import { Price } from './first/price.tsx'

type Properties = {
  name: string
  href: PagePath
  /** Path template. */
  picture: string
  tint: number
  /** The name of the variant, as the server provides it; empty where the product has no choices. */
  variant: string
  price: number
  was: number
  symbol: string
  isChosen: boolean
  /** Absent where the line cannot be selected. */
  onChoose?: (isChosen: boolean) => void
  /** The item cannot be bought. */
  isFaded?: boolean
  /** The action of the variant button; absent where the product has no choices. */
  onVariant?: () => void
  onRemove: () => void
  /** Moves the item to the favourites; shown with the remove button. */
  onKeep?: () => void
  /** Whether the cart is being edited: the remove button is then shown on the phone, too. */
  isEdited?: boolean
  /** Whether the line has pending changes, which a ring shows. */
  isWaiting?: boolean
  /** The sync status, left of the stepper. */
  status?: ReactNode
  /** The stepper, or the actions of a line that cannot be bought. */
  controls: ReactNode
  /** Notes below: corrected, price changed, out of stock. */
  children?: ReactNode
}

/** An item in the cart (docs/design.md#cart-line). */
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
  isFaded = false,
  onVariant,
  onRemove,
  onKeep,
  isEdited = false,
  isWaiting = false,
  status,
  controls,
  children,
}: Properties) {
  const { t } = useLingui()
  const title = useId()
  return (
    <li className={classes(styles.line, isWaiting && styles.waiting, isFaded && styles.faded)} aria-labelledby={title}>
      <div className={styles.check}>
        <Checkbox
          checked={isChosen && onChoose !== undefined}
          disabled={onChoose === undefined}
          onChange={(event) => onChoose?.(event.currentTarget.checked)}
        >
          <span className="sr">{t`Select ${name}`}</span>
        </Checkbox>
      </div>
      <PageLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Tile template={picture} sizes="73px" tint={tint} isFaded={isFaded} />
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
        <Price amount={price} was={was} symbol={symbol} isQuiet={isFaded} />
      </div>
      <div className={styles.foot}>
        <div className={styles.status} role="status">
          {status}
        </div>
        <div className={styles.controls}>
          <span className={classes(styles.remove, isEdited && styles.shown)}>
            {onKeep && (
              <Button kind="text" size="small" aria-label={t`Move ${name} to favourites`} onClick={onKeep}>
                <Trans>Move to favourites</Trans>
              </Button>
            )}
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
