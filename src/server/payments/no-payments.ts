import type { Payments } from './payments.ts'

/** No provider: every charge is refused, and the mall has no card form. Cash on delivery needs no provider. */
export const noPayments: Payments = {
  name: 'none',
  cardFormUrl: '',
  origin: '',
  isSandbox: false,
  charge: async () => ({ state: 'refused', code: 'PAYMENT_FAILED' }),
  find: async () => ({ state: 'none' }),
  cancel: async () => ({ state: 'refused', code: 'PAYMENT_FAILED' }),
  refund: async () => 'unknown',
  forgetCard: () => Promise.reject(new Error('No payment provider is set.')),
  readEvent: () => null,
}
