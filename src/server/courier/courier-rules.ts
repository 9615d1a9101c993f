import type { Address } from '#contract/account/address.ts'
import type { OrderStatus } from '#contract/order/order.ts'
import type { Settings } from '../settings.ts'

/** Who carries the parcels of a mall that nobody runs. */
export const ownCourier = 'Swift Parcel'

/** Minutes between two steps where nothing is set, over the embedded database. */
const usualPace = 2

/** What the courier does next with an order. */
export type CourierStep =
  | { readonly kind: 'ship'; readonly trackingNumber: string }
  | { readonly kind: 'see'; readonly place: string; readonly text: string }
  | { readonly kind: 'deliver' }

/** The minutes between two steps, 0 where no courier goes: in production never, over PostgreSQL only where it is asked for. */
export function courierPace({
  MALL_MODE,
  COURIER_PACE,
  DATABASE_URL,
}: Pick<Settings, 'MALL_MODE' | 'COURIER_PACE' | 'DATABASE_URL'>): number {
  if (MALL_MODE === 'production') return 0
  return COURIER_PACE ?? (DATABASE_URL ? 0 : usualPace)
}

/** The next step of an order that is paid or on its way; `seen` is how often it was seen under way. */
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
  const stops = [
    { place: address.province, text: 'The parcel has reached the sorting centre.' },
    { place: address.city, text: 'The parcel has reached the depot nearest to you.' },
    { place: address.area, text: 'The parcel is out for delivery.' },
  ]
  const stop = stops[seen]
  return stop ? { kind: 'see', ...stop } : { kind: 'deliver' }
}
