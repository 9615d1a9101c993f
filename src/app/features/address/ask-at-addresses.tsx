import { useLingui } from '@lingui/react/macro'
import { AskToLogIn } from '#features/sign-in/index.ts'
import { AddressesSkeleton } from './addresses-skeleton.tsx'

/** A guest has no addresses. */
export function AskAtAddresses() {
  const { t } = useLingui()
  return (
    <AskToLogIn
      title={t`Please log in.`}
      sentence={t`Your addresses belong to your account.`}
      waiting={
        <div className="page" aria-busy="true">
          <AddressesSkeleton />
        </div>
      }
    />
  )
}
