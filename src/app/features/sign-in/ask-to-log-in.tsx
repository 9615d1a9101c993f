import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { isBetweenSessions } from '#device/said-later.ts'
import { renders } from '#shell/renders.ts'
import { Button } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { openLogin } from './login-dialogue.ts'

type Properties = {
  title: string
  sentence: string
  /** What stands there until the page is up: only then it is known who is signed in. */
  waiting: ReactNode
}

/** A page that needs an account, as a guest finds it: the login opens by itself once; closed, the page says why it asks. */
export function AskToLogIn({ title, sentence, waiting }: Properties) {
  return useIsHydrated() ? <Asked title={title} sentence={sentence} /> : waiting
}

function Asked({ title, sentence }: Omit<Properties, 'waiting'>) {
  useEffect(() => {
    if (!isBetweenSessions()) openLogin()
  }, [])
  return (
    <EmptyState
      level={1}
      picture={renders.compass}
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
