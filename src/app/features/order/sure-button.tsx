import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { keepFocus } from '#ui/layout/keep-focus.ts'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import styles from './order.module.css'

type Properties = {
  kind?: 'primary' | 'neutral'
  /** What stands on the button, and on the one that does it. */
  words: ReactNode
  sure: ReactNode
  title: string
  isOffline: boolean
  onSure: () => Promise<unknown>
  children: ReactNode
}

/** A button for what cannot be taken back: it asks first. */
export function SureButton({ kind = 'neutral', words, sure, title, isOffline, onSure, children }: Properties) {
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    await onSure()
    setSending(false)
    // What was done may have taken this button away.
    requestAnimationFrame(keepFocus)
  }
  if (isOffline || isSending)
    return (
      <Button kind={kind} size="small" isDisabled={isOffline} isLoading={isSending}>
        {isOffline ? <Trans>Needs internet</Trans> : words}
      </Button>
    )
  return (
    <SheetTrigger
      kind={kind}
      size="small"
      words={words}
      title={title}
      footer={(close) => (
        <>
          <Button onClick={close}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            kind={kind === 'primary' ? 'primary' : 'danger'}
            onClick={() => {
              close()
              void send()
            }}
          >
            {sure}
          </Button>
        </>
      )}
    >
      {() => <p className={styles.ask}>{children}</p>}
    </SheetTrigger>
  )
}
