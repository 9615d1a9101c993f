import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../base/icon.tsx'
import styles from './choice.module.css'

/** A native checkbox in the mall's style, with its label beside it. */
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

/**
 * A native radio in the mall's style, with its label beside it; the radios of one group share a `name` and are in a
 * fieldset.
 */
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

/** An immediate on/off setting: a native checkbox with the role of a switch; its label precedes it. */
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
