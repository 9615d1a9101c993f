import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-names.ts'
import styles from './disclosure.module.css'

/** Rows that open, in one soft block. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

type Properties = {
  /** Where a link leads. */
  id?: string
  icon?: IconName
  title: ReactNode
  /** Seen also while it is closed. */
  sentence?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A row that opens to say more: native, so it works before any script does. */
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
