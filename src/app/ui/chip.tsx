import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classes } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { PageLink } from './page-link.tsx'

/** Chips that wrap. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}

/** Something to choose, on or off. One that cannot be chosen stays readable. */
export function Chip({ isChosen = false, isDisabled = false, icon, onPress, children }: { isChosen?: boolean; isDisabled?: boolean; icon?: IconName; onPress: () => void; children: ReactNode }) {
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

/** Something applied; a press takes it away. */
export function RemovableChip({ words, onRemove }: { words: string; onRemove: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={classes(styles.chip, styles.chosen)} aria-label={t`Remove ${words}`} onClick={onRemove}>
      {words}
      <Icon name="x-bold" size={14} />
    </button>
  )
}

/** A chip that leads to a page; chosen where it is the page that is open. */
export function ChipLink({ href, isChosen = false, children }: { href: string; isChosen?: boolean; children: ReactNode }) {
  return <PageLink href={href} className={classes(styles.chip, isChosen && styles.chosen)} aria-current={isChosen ? 'page' : undefined}>{children}</PageLink>
}
