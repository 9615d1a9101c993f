import { Trans } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '#ui/base/icon.tsx'
import { OneTimeCode } from '#ui/form/one-time-code.tsx'
import styles from './code-field.module.css'
import type { CodeSending } from './use-code-sending.ts'

type Properties = {
  value: string
  error: string | undefined
  onChange: (code: string) => void
  sending: CodeSending
  /** The name of the recipient's input, which Edit focuses; without a name there is no Edit. */
  field?: string
}

/**
 * The field of a verification code: its recipient, a button to edit the recipient, and a button that sends another code
 * after 60 s. Once a code is sent, the field takes the focus.
 */
export function CodeField({ value, error, onChange, sending: { resend, sentTo }, field }: Properties) {
  const frame = useRef<HTMLDivElement>(null)
  // The button is gone once a code is sent. A shopper who already types elsewhere is not interrupted.
  useEffect(() => {
    if (sentTo && !(document.activeElement instanceof HTMLInputElement))
      frame.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [sentTo])
  const edit = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    currentTarget.form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
  const hint = sentTo && (
    <>
      <Icon name={sentTo.kind === 'mail' ? 'envelope-simple' : 'device-mobile'} size={18} />
      <span>
        {sentTo.kind === 'mail' ? (
          <Trans>Sent by email to {sentTo.shown}.</Trans>
        ) : (
          <Trans>Sent by SMS to {sentTo.shown}.</Trans>
        )}{' '}
        {field && (
          <button type="button" className={styles.edit} onClick={edit}>
            <Trans>Edit</Trans>
          </button>
        )}
      </span>
    </>
  )
  return (
    <div ref={frame} className={styles.code}>
      <OneTimeCode
        value={value}
        error={error}
        onChange={onChange}
        resend={resend}
        isFirst={resend.state !== 'waiting' && !sentTo}
        hint={hint}
      />
    </div>
  )
}
