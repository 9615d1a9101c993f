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
  /** The error message, shown on leaving the field or on submit (docs/design.md#form-field). */
  error?: string
  /** Help for filling in the field. */
  hint?: ReactNode
  /** A cell before the input, such as a dial code; may be a button. */
  prefix?: ReactNode
  /** A cell after the input: show password, send code. */
  suffix?: ReactNode
}

/** A single-line input with its label above; the error is shown below and read with the input. */
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
