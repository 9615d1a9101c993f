import type { ReactNode } from 'react'
import { Icon } from '#ui/base/icon.tsx'
import styles from './filter-section.module.css'

/** A filter group under its title: always open in the sheet, collapsible in the sidebar. */
export function FilterSection({
  title,
  variant,
  children,
}: {
  title: string
  variant: 'chips' | 'rows'
  children: ReactNode
}) {
  if (variant === 'chips') {
    return (
      <section className={styles.open}>
        <h3>{title}</h3>
        {children}
      </section>
    )
  }
  return (
    <details className={styles.folding} open>
      <summary>
        <h3>{title}</h3>
        <span className={styles.caret}>
          <Icon name="caret-down-bold" size={16} />
        </span>
      </summary>
      {children}
    </details>
  )
}
