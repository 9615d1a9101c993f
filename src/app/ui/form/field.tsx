import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './field.module.css'

type Properties = Omit<
  ComponentProps<'input'>,
  'className' | 'prefix' | 'id' | 'aria-invalid' | 'aria-describedby' | 'placeholder'
> & {
  label: string
  isOptional?: boolean
  /** What is wrong; says so on leaving the field or on sending (docs/design.md#form-field). */
  error?: string
  /** What helps to fill it in. */
  hint?: ReactNode
  /** A cell in front: a dial code. It may be a button. */
  prefix?: ReactNode
  /** A cell behind: show password, send code. */
  suffix?: ReactNode
}

/** A line to fill in, with its label above; what is wrong stands below and is read with it. */
export function Field({ label, isOptional = false, error, hint, prefix, suffix, ...input }: Properties) {
  const id = useId()
  const below = `${id}-below`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && (
          <span className={styles.optional}>
            {' '}
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      <div className={classes(styles.frame, error !== undefined && styles.wrong, input.disabled && styles.disabled)}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error !== undefined || hint ? below : undefined}
        />
        {suffix}
      </div>
      {error !== undefined ? (
        <p id={below} className={styles.error}>
          <Icon name="warning-circle-fill" size={16} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={below} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
