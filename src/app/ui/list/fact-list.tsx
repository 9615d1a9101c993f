import type { ReactNode } from 'react'
import styles from './fact-list.module.css'
import specListStyles from './spec-list.module.css'

/** Facts as name and value, a line each: numbers, dates, ways. */
export function FactList({ facts }: { facts: readonly { readonly name: string; readonly value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Specifications as name and value, a line each. */
export function SpecList({ rows }: { rows: readonly { readonly name: string; readonly value: string }[] }) {
  return (
    <dl className={specListStyles.list}>
      {rows.map(({ name, value }) => (
        <div key={name} className={specListStyles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
