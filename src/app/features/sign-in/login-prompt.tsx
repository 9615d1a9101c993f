import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { isBetweenSessions } from '#device/later/flash-message.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Button } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { openLogin } from './open-login.ts'

type Properties = {
  title: string
  sentence: string
  /** Content until hydration: only then is the session known. */
  skeleton: ReactNode
}

/**
 * The guest's view of a page that needs an account: the login modal opens by itself once; after it is closed, the page
 * explains why an account is needed.
 */
export function LoginPrompt({ title, sentence, skeleton }: Properties) {
  return useIsHydrated() ? <Prompt title={title} sentence={sentence} /> : skeleton
}

function Prompt({ title, sentence }: Omit<Properties, 'skeleton'>) {
  useEffect(() => {
    if (!isBetweenSessions()) openLogin()
  }, [])
  return (
    <EmptyState
      level={1}
      picture={illustrations.compass}
      title={title}
      sentence={sentence}
      action={
        <Button kind="primary" onClick={() => openLogin()}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  )
}
