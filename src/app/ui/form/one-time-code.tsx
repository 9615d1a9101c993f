import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../base/button.tsx'
import { classes } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './one-time-code.module.css'

const digits = 6

type Properties = {
  value: string
  /** Called with digits only, at most six. */
  onChange: (value: string) => void
  error?: string | undefined
  /** Whether another code may be sent now (docs/product.md#codes: 60 s after the last). */
  resend: { state: 'waiting'; seconds: number } | { state: 'ready' | 'sending'; onSend: () => void }
  /** No code was sent yet. */
  isFirst?: boolean
  /** Where the code was sent; shown below the boxes. */
  hint?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/**
 * The input for a code from a message: one real input over six boxes, so that pasting and the phone's autofill work.
 */
export function OneTimeCode({ value, onChange, error, resend, isFirst = false, hint, inputRef }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const below = `${id}-below`
  return (
    <div>
      <div className={styles.top}>
        <label htmlFor={id}>{t`Verification code`}</label>
        {resend.state === 'waiting' ? (
          <span className={styles.wait}>
            <Trans>Resend in {resend.seconds} s</Trans>
          </span>
        ) : (
          <Button kind="soft" size="small" isLoading={resend.state === 'sending'} onClick={resend.onSend}>
            {isFirst ? <Trans>Send code</Trans> : <Trans>Send code again</Trans>}
          </Button>
        )}
      </div>
      <div className={classes(styles.code, error !== undefined && styles.wrong)}>
        <input
          ref={inputRef}
          id={id}
          name="code"
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          // A pasted code may contain spaces.
          maxLength={digits * 2}
          pattern="[0-9]*"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error !== undefined || hint ? below : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, digits))}
        />
        {Array.from({ length: digits }, (_, index) => (
          <span
            key={index}
            className={classes(styles.box, index === Math.min(value.length, digits - 1) && styles.current)}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
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
