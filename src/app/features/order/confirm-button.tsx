import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import { SheetTrigger } from '#ui/overlay/sheet-trigger.tsx'
import styles from './order.module.css'

type Properties = {
  kind?: 'primary' | 'neutral'
  isWide?: boolean
  /** The label of the button and of the confirm button in the dialogue. */
  words: ReactNode
  confirmLabel: ReactNode
  title: string
  isOffline: boolean
  onConfirm: () => Promise<unknown>
  children: ReactNode
}

/** A button for an action that cannot be undone: a dialogue asks for confirmation first. */
export function ConfirmButton({
  kind = 'neutral',
  isWide = false,
  words,
  confirmLabel,
  title,
  isOffline,
  onConfirm,
  children,
}: Properties) {
  const [isSending, setSending] = useState(false)
  useKeepFocus(String(isSending))
  const send = async () => {
    setSending(true)
    await onConfirm()
    setSending(false)
  }
  const appearance = { kind, isWide, size: isWide ? 'medium' : 'compact' } as const
  if (isOffline || isSending)
    return (
      <Button {...appearance} isDisabled={isOffline} isLoading={isSending}>
        {isOffline ? <Trans>Needs internet</Trans> : words}
      </Button>
    )
  return (
    <SheetTrigger
      {...appearance}
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
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {() => <p className={styles.ask}>{children}</p>}
    </SheetTrigger>
  )
}
