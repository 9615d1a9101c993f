import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'

/** On or off, at once: a native checkbox that says it is a switch; its words stand before it. */
export function Switch({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & { children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <span className={styles.words}>{children}</span>
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
    </label>
  )
}
