import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import { PageLink } from '../layout/page-link.tsx'
import type { PagePath } from '../layout/page-path.ts'
import styles from './list-row.module.css'

type Properties = {
  icon?: IconName
  /** Content at the end of the row: a value, a count. */
  end?: ReactNode
  children: ReactNode
} & (
  | { href: PagePath; onPress?: never; isNewWindow?: boolean }
  | { onPress: () => void; href?: never; isNewWindow?: never }
  | { href?: never; onPress?: never; isNewWindow?: never }
)

/** A row of a menu or of a list of facts, 56 px high: a link, a button, or neither. */
export function ListRow({ icon, end, children, href, onPress, isNewWindow = false }: Properties) {
  const isInteractive = href !== undefined || onPress !== undefined
  const inside = (
    <>
      {icon && (
        <span className={styles.lead}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <span className={classes(styles.words, end !== undefined && styles.whole)}>{children}</span>
      <span className={styles.end}>
        {end}
        {isInteractive && <Icon name="caret-right-bold" size={16} />}
      </span>
    </>
  )
  if (href !== undefined)
    return (
      <PageLink className={styles.row} href={href} {...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {})}>
        {inside}
      </PageLink>
    )
  if (onPress)
    return (
      <button type="button" className={styles.row} onClick={onPress}>
        {inside}
      </button>
    )
  return <div className={styles.row}>{inside}</div>
}
