import type { Address } from '#contract/account/address.ts'
import type { OrderStatus } from '#contract/order/order.ts'
import { outForDelivery } from '../order/order-rules.ts'
import { hasSandboxes, type Settings } from '../settings.ts'

/** The courier of a mall without an operator. */
export const ownCourier = 'Swift Parcel'

/** The default minutes between two steps over the embedded database. */
const usualPace = 2

/** The courier's next step with an order. */
type CourierStep =
  | { readonly kind: 'ship'; readonly trackingNumber: string }
  | { readonly kind: 'see'; readonly place: string; readonly text: string; readonly isOutForDelivery?: boolean }
  | { readonly kind: 'deliver' }

/** The minutes between two steps; 0 means no courier. The courier is a sandbox, on PostgreSQL only by setting. */
export function courierPace(settings: Settings): number {
  if (!hasSandboxes(settings)) return 0
  const { COURIER_PACE, DATABASE_URL } = settings
  return COURIER_PACE ?? (DATABASE_URL ? 0 : usualPace)
}

/** The next step of a paid, shipped or received order; `seen` is the number of tracking events so far. */
export function nextStep({
  status,
  orderNumber,
  address,
  seen,
}: {
  readonly status: OrderStatus
  readonly orderNumber: string
  readonly address: Address
  readonly seen: number
}): CourierStep {
  if (status === 2) return { kind: 'ship', trackingNumber: `SP${orderNumber.replace(/\D/g, '')}` }
  if (status === 5) return { kind: 'deliver' }
  const stops = [
    { place: address.province, text: 'The parcel has reached the sorting centre.' },
    { place: address.city, text: 'The parcel has reached the depot nearest to you.' },
    { place: address.area, text: outForDelivery, isOutForDelivery: true },
  ]
  const stop = stops[seen]
  return stop ? { kind: 'see', ...stop } : { kind: 'deliver' }
}
