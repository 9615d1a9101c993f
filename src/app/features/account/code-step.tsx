import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { usePlace } from '../../data/place.ts'
import { useCodeButton } from '../../data/send-code-countdown.ts'
import { Button } from '../../ui/button.tsx'
import { OneTimeCode } from '../../ui/one-time-code.tsx'
import styles from './account.module.css'
import { sendCode, wasSentTo, type CodeGoal } from './send-code.ts'

type Properties = {
  goal: CodeGoal
  value: string
  error: string | undefined
  onChange: (code: string) => void
  /** False keeps the code from being sent, e.g. where the mail is not right yet. */
  onBeforeSend?: () => boolean
}

/** The step of a form that asks for a code: a button that sends it, then the boxes for it (spec §4: 60 s between two). */
export function CodeStep({ goal, value, error, onChange, onBeforeSend = () => true }: Properties) {
  const { lang } = usePlace()
  const [, setSentTo] = useState('')
  const button = useCodeButton(goal.kind, async () => {
    const isSent = await sendCode(goal, lang)
    if (isSent) setSentTo(goal.to)
    return isSent
  })
  if (wasSentTo(goal)) return <OneTimeCode value={value} error={error} onChange={onChange} resend={button} />
  return (
    <>
      {button.state === 'waiting' ? (
        <Button isWide isDisabled><Trans>Send code in {button.seconds} s</Trans></Button>
      ) : (
        <Button kind="soft" isWide isLoading={button.state === 'sending'} onClick={() => onBeforeSend() && button.onSend()}><Trans>Send code</Trans></Button>
      )}
      {error !== undefined && <p role="alert" className={styles.error}>{error}</p>}
    </>
  )
}
