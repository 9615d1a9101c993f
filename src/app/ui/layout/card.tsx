import { type ReactNode, useId } from 'react'
import { classes } from '../base/class-names.ts'
import styles from './card.module.css'

type Properties = {
  /** Names the card; without it the card is a plain block. */
  title?: ReactNode
  /** What stands at the end of the title's line. */
  aside?: ReactNode
  /** Its rows bring their own space. */
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
