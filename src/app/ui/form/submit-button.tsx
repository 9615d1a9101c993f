import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'

type Properties = {
  isSending: boolean
  /** Nothing can be sent now: no network, or the server does not respond. */
  isOffline: boolean
  kind?: 'primary' | 'danger'
  isWide?: boolean
  children: ReactNode
}

/** Submits a form; while offline the button states why it does not (docs/design.md#states). */
export function SubmitButton({ isSending, isOffline, kind = 'primary', isWide = true, children }: Properties) {
  return (
    <Button
      kind={kind}
      isWide={isWide}
      type={isOffline ? 'button' : 'submit'}
      isLoading={isSending}
      isDisabled={isOffline}
    >
      {isOffline ? <Trans>Needs internet</Trans> : children}
    </Button>
  )
}
