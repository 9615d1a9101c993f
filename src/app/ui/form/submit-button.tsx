import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'

type Properties = {
  isSending: boolean
  /** Nothing can be sent now: no network, or nobody answers. */
  isAway: boolean
  kind?: 'primary' | 'danger'
  isWide?: boolean
  children: ReactNode
}

/** Sends a form; without a network it says why it does not (DESIGN.md §7). */
export function SubmitButton({ isSending, isAway, kind = 'primary', isWide = true, children }: Properties) {
  return (
    <Button kind={kind} isWide={isWide} type={isAway ? 'button' : 'submit'} isLoading={isSending} isDisabled={isAway}>
      {isAway ? <Trans>Needs internet</Trans> : children}
    </Button>
  )
}
