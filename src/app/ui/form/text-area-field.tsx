import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './text-area-field.module.css'

type Properties = Omit<
  ComponentProps<'textarea'>,
  'className' | 'id' | 'aria-invalid' | 'aria-describedby' | 'placeholder' | 'maxLength'
> & {
  label: string
  value: string
  /**
   * Maximum number of characters. Longer text can be typed and shows an error, because truncating a pasted text would
   * lose its end.
   */
  most: number
  error?: string
}

/** A multi-line input that shows the number of characters used. */
export function TextAreaField({ label, most, error, ...area }: Properties) {
  const id = useId()
  const below = `${id}-below`
  const used = area.value.length
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={styles.area}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={below}
      />
      <p id={below} className={styles.below}>
        {error !== undefined && (
          <span className={styles.error}>
            <Icon name="warning-circle-fill" size={16} />
            {error}
          </span>
        )}
        <span className={classes(styles.count, used > most && styles.over)}>
          <Trans>
            {used} of {most} characters
          </Trans>
        </span>
      </p>
    </div>
  )
}
