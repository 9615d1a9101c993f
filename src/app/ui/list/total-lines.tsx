import type { ReactNode } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './total-lines.module.css'

export type TotalLine = {
  readonly name: string
  /** The formatted amount. */
  readonly amount: string
  /** Whether the line is a discount or free of charge. */
  readonly isGood?: boolean
}

/** The costs line by line, with the sum below (docs/design.md#components). */
export function TotalLines({
  lines,
  total,
}: {
  lines: readonly TotalLine[]
  /** `isBusy`: a newer sum is awaited. */
  total: { readonly name: ReactNode; readonly amount: string; readonly isBusy?: boolean }
}) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, amount, isGood = false }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd className={classes('num', isGood && styles.good)}>{amount}</dd>
        </div>
      ))}
      <div className={classes(styles.line, styles.total)}>
        <dt>{total.name}</dt>
        <dd className="num" aria-busy={total.isBusy || undefined}>
          {total.amount}
        </dd>
      </div>
    </dl>
  )
}
