import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../base/icon.tsx'
import styles from './choice.module.css'

/** A native checkbox in our look, with its words beside it. */
export function Checkbox({
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'className' | 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input {...input} type="checkbox" className={styles.box} />
      <span className={styles.mark}>
        <Icon name="check-bold" size={16} />
      </span>
      <span className={styles.words}>{children}</span>
    </label>
  )
}

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
