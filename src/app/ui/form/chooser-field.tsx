import { type ReactNode, Suspense, useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { LazySheet, useSheetOpening } from '../overlay/sheet-opening.tsx'
import styles from './chooser-field.module.css'

type Properties = {
  label: string
  /** What is chosen; empty while nothing is. */
  value: string
  /** What stands there while nothing is chosen. */
  hint: string
  error?: string
  /** It cannot be chosen yet; the hint says why. */
  isDisabled?: boolean
  /** What the sheet shows. */
  children: (close: () => void) => ReactNode
}

/** A field of a form whose value is chosen in a sheet: too many choices for a list of the system's. */
export function ChooserField({ label, value, hint, error, isDisabled = false, children }: Properties) {
  const id = useId()
  const { isOpen, close, trigger } = useSheetOpening()
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <button
        {...(isDisabled ? { 'aria-expanded': false, 'aria-disabled': true } : trigger)}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-labelledby={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error !== undefined ? `${id}-below` : undefined}
        className={classes(styles.frame, value === '' && styles.empty)}
      >
        <span>{value || hint}</span>
        <Icon name="caret-down-bold" size={16} />
      </button>
      {error !== undefined && (
        <p id={`${id}-below`} className={styles.error}>
          <Icon name="warning-circle-fill" size={16} />
          {error}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <LazySheet title={label} onClose={close}>
            {children(close)}
          </LazySheet>
        </Suspense>
      )}
    </div>
  )
}
