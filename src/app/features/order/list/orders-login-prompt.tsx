import { useLingui } from '@lingui/react/macro'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { OrdersSkeleton } from './orders-skeleton.tsx'

/** The sign-in prompt on the pages of orders: a guest has no orders. */
export function OrdersLoginPrompt() {
  const { t } = useLingui()
  return (
    <LoginPrompt
      title={t`Log in to see your orders`}
      sentence={t`Track parcels, request refunds and buy again.`}
      skeleton={
        <div className="page" aria-busy="true">
          <OrdersSkeleton />
        </div>
      }
    />
  )
}
