import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

/** Rows that open, in one soft block. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

type Properties = {
  icon: IconName
  title: ReactNode
  /** Seen also while it is closed. */
  sentence?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A row that opens to say more: native, so it works before any script does. */
export function Disclosure({ icon, title, sentence, isOpen = false, children }: Properties) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>
        <Icon name={icon} size={24} />
        <span className={styles.words}>
          <b>{title}</b>
          {sentence && <span>{sentence}</span>}
        </span>
        <span className={styles.caret}><Icon name="caret-down-bold" size={16} /></span>
      </summary>
      <div className={styles.more}>{children}</div>
    </details>
  )
}
