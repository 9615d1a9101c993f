import { Trans, useLingui } from '@lingui/react/macro'
import { useIsDrawn } from '../../data/use-is-drawn.ts'
import { renders } from '../../shell/renders.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { openLogin } from '../sign-in/door.ts'
import { AddressesSkeleton } from './addresses-skeleton.tsx'

/** A guest has no addresses. Who is signed in is known only when the page is up: until then it waits. */
export function GuestAtAddresses() {
  const { t } = useLingui()
  if (!useIsDrawn()) return <div className="page" aria-busy="true"><AddressesSkeleton /></div>
  return (
    <EmptyState
      level={1}
      picture={renders.compass}
      title={t`Please log in.`}
      sentence={t`Your addresses belong to your account.`}
      action={<Button kind="primary" onClick={() => openLogin()}><Trans>Log in</Trans></Button>}
    />
  )
}
