import { type ReactNode, useId } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './card.module.css'

type Properties = {
  /** The heading of the card; without a title the card is a plain block. */
  title?: ReactNode
  /** Content at the end of the title's line. */
  aside?: ReactNode
  /** Whether the card has no padding, because its rows have their own. */
  isTight?: boolean
  children: ReactNode
}

/** A white block on the canvas: a part of a checkout, an order, an account (docs/design.md#space). */
export function Card({ title, aside, isTight = false, children }: Properties) {
  const id = useId()
  if (title === undefined) return <div className={classes(styles.card, isTight && styles.tight)}>{children}</div>
  return (
    <section className={classes(styles.card, isTight && styles.tight)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
