import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import { PageLink } from '../layout/page-link.tsx'
import styles from './chip.module.css'
import chipRowStyles from './chip-row.module.css'

/** Chips that wrap. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

/** Something to choose, on or off. One that cannot be chosen stays readable. */
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

/** A chip that opens something; its words say what is chosen there. */
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

/** One of several in a chip: a native list below its words. `label` names it for a screen reader, `words` is what is chosen. */
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

/** Something applied; a press takes it away. */
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

/** A chip that leads to a page; chosen where it is the page that is open. */
export function ChipLink({
  href,
  isChosen = false,
  children,
}: {
  href: string
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

/** Chips in one line that scrolls sideways on the phone and wraps on the desktop; `label` names it. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={chipRowStyles.row} aria-label={label}>
      {children}
    </nav>
  )
}
