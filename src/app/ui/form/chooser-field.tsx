import { type ReactNode, Suspense, useId } from 'react'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { LazySheet, useSheetOpening } from '../overlay/sheet-opening.tsx'
import styles from './chooser-field.module.css'

type Properties = {
  label: string
  /** The chosen value; empty where nothing is chosen. */
  value: string
  /** The text shown while nothing is chosen. */
  hint: string
  error?: string
  /** No value can be chosen yet; the hint states the reason. */
  isDisabled?: boolean
  /** The content of the sheet. */
  children: (close: () => void) => ReactNode
}

/** A form field whose value is chosen in a sheet, for more options than a native select can show well. */
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
