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
