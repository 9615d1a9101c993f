import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import styles from './disclosure.module.css'

/** Rows that expand, in one soft block. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

type Properties = {
  /** The target of links to this row. */
  id?: string
  icon?: IconName
  title: ReactNode
  /** Visible also while the row is collapsed. */
  sentence?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A row that expands to show more: a native element, so that it works before any script is loaded. */
export function Disclosure({ id, icon, title, sentence, isOpen = false, children }: Properties) {
  return (
    <details id={id} className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>
        {icon && <Icon name={icon} size={24} />}
        <span className={styles.words}>
          <b>{title}</b>
          {sentence && <span>{sentence}</span>}
        </span>
        <span className={styles.caret}>
          <Icon name="caret-down-bold" size={16} />
        </span>
      </summary>
      <div className={classes(styles.more, icon && styles.indented)}>{children}</div>
    </details>
  )
}
