import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'

type Properties = {
  isSending: boolean
  /** Nothing can be sent now: no network, or nobody answers. */
  isOffline: boolean
  kind?: 'primary' | 'danger'
  isWide?: boolean
  children: ReactNode
}

/** Sends a form; without a network it says why it does not (DESIGN.md §7). */
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
