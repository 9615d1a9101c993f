import { useLingui } from '@lingui/react/macro'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { AddressesSkeleton } from './addresses-skeleton.tsx'

/** Asks a guest to log in: addresses belong to an account. */
export function AddressesLoginPrompt() {
  const { t } = useLingui()
  return (
    <LoginPrompt
      title={t`Log in to see your saved addresses`}
      sentence={t`Saved addresses make checkout faster.`}
      skeleton={
        <div className="page" aria-busy="true">
          <AddressesSkeleton />
        </div>
      }
    />
  )
}
