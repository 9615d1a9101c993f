import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import styles from './chip.module.css'
import chipRowStyles from './chip-row.module.css'

/** A group of chips that wraps. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

/** A chip that is on or off. A disabled chip stays readable. */
export function Chip({
  isChosen = false,
  isDisabled = false,
  icon,
  onPress,
  children,
}: {
  isChosen?: boolean
  isDisabled?: boolean
  icon?: IconName
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className={classes(styles.chip, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}

/** A chip that opens a panel or sheet; its label states the choice made there. */
export function ChipButton({
  isChosen = false,
  icon,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & { isChosen?: boolean; icon: IconName }) {
  return (
    <button {...rest} type="button" className={classes(styles.chip, isChosen && styles.chosen)}>
      <Icon name={icon} size={18} />
      {children}
    </button>
  )
}

/**
 * A chip that selects one of several options: a native select below the text. `label` is its accessible name, `words`
 * the chosen option.
 */
export function ChipSelect({
  label,
  words,
  icon,
  children,
  ...rest
}: Omit<ComponentProps<'select'>, 'className'> & { label: string; words: string; icon: IconName }) {
  return (
    <span className={classes(styles.chip, styles.list)}>
      <Icon name={icon} size={18} />
      <span aria-hidden="true">{words}</span>
      <select {...rest} aria-label={label} className={styles.select}>
        {children}
      </select>
    </span>
  )
}

/** An applied filter; pressing the chip removes it. */
export function RemovableChip({ words, icon, onRemove }: { words: string; icon?: IconName; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes(styles.chip, styles.chosen)}
      aria-label={t`Remove ${words}`}
      onClick={onRemove}
    >
      {icon && <Icon name={icon} size={16} />}
      {words}
      <Icon name="x-bold" size={14} />
    </button>
  )
}

/** A chip that links to a page; selected where that page is open. */
export function ChipLink({
  href,
  isChosen = false,
  children,
}: {
  href: PagePath
  isChosen?: boolean
  children: ReactNode
}) {
  return (
    <PageLink
      href={href}
      className={classes(styles.chip, isChosen && styles.chosen)}
      aria-current={isChosen ? 'page' : undefined}
    >
      {children}
    </PageLink>
  )
}

/**
 * Chips in one line that scrolls horizontally on the phone and wraps on the desktop; `label` is its accessible name.
 */
export function ChipRow({ label, ref, children }: { label: string; ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <nav ref={ref} className={chipRowStyles.row} aria-label={label}>
      {children}
    </nav>
  )
}
