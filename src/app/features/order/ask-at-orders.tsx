import { useLingui } from '@lingui/react/macro'
import { AskToLogIn } from '#features/sign-in/index.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** A guest has no orders. */
export function AskAtOrders() {
  const { t } = useLingui()
  return (
    <AskToLogIn
      title={t`Please log in.`}
      sentence={t`Your orders belong to your account.`}
      waiting={
        <div className="page" aria-busy="true">
          <OrdersSkeleton />
        </div>
      }
    />
  )
}
