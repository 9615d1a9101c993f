import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useIsAway } from '../../data/use-is-away.ts'
import { Button } from '../../ui/button.tsx'

/** Sends a form of the account; without a network it says that it needs one. */
export function SendButton({ isSending, kind = 'primary', children }: { isSending: boolean; kind?: 'primary' | 'danger'; children: ReactNode }) {
  const isAway = useIsAway()
  return (
    <Button kind={kind} isWide type={isAway ? 'button' : 'submit'} isLoading={isSending} isDisabled={isAway}>
      {isAway ? <Trans>Needs internet</Trans> : children}
    </Button>
  )
}
