import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { Tile } from '../layout/tile.tsx'
import styles from './sku-picker.module.css'

type Choice = {
  readonly value: string
  /** Path template. */
  readonly picture: string
  readonly isAvailable: boolean
}
type Properties = {
  /** The name of the choice, e.g. Colour. */
  name: string
  /** `pictures` where every value looks different, such as colours. */
  kind: 'pictures' | 'words'
  values: readonly Choice[]
  chosen: string | null
  onChoose: (value: string) => void
  tint: number
  /** The message for a choice that has not been made. */
  missing?: string | undefined
  /** A small button beside the name. */
  children?: ReactNode
}

/**
 * A group of choices (docs/design.md#sku-picker): native radios under swatches or boxes. Unavailable values are crossed
 * out, announced as such, and stay focusable.
 */
export function SkuPicker({ name, kind, values, chosen, onChoose, tint, missing, children }: Properties) {
  const { t } = useLingui()
  const group = useId()
  const outOfStock = t`Out of stock`
  return (
    <fieldset className={styles.group} aria-describedby={missing ? `${group}-missing` : undefined}>
      <legend className={classes(styles.legend, missing !== undefined && styles.missing)}>
        {chosen === null ? (
          name
        ) : (
          <Trans>
            {name}: <b>{chosen}</b>
          </Trans>
        )}
      </legend>
      {children && <div className={styles.beside}>{children}</div>}
      {missing !== undefined && (
        <p id={`${group}-missing`} className={styles.reason} role="alert">
          <Icon name="warning-circle-fill" size={16} />
          {missing}
        </p>
      )}
      <div className={classes(styles.values, styles[kind])}>
        {values.map(({ value, picture, isAvailable }) => (
          <label
            key={value}
            className={classes(styles.choice, !isAvailable && styles.unavailable)}
            title={isAvailable ? undefined : outOfStock}
          >
            <input
              type="radio"
              className="sr"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={styles.option}>
              {kind === 'pictures' && <Tile template={picture} sizes="45px" tint={tint} isFaded={!isAvailable} />}
              <span className={kind === 'pictures' ? 'sr' : styles.word}>{value}</span>
            </span>
            {!isAvailable && <span className="sr">{`, ${outOfStock}`}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
