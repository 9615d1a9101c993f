import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'

/** A native radio in our look, with its words beside it; those of one question share a `name` and stand in a fieldset. */
export function Radio({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'className' | 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" className={styles.radio} />
      <span className={styles.words}>{children}</span>
    </label>
  )
}
