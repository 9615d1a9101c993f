import type { InstallmentPlan } from '#contract/payment/installment.ts'
import type { PaymentRefusal } from '#contract/payment/payment.ts'
import type { Generated, Json } from './column-types.ts'

// Money is in minor units.

export interface PaymentAttemptTable {
  attempt_id: string
  account_id: number
  provider: string
  state: 'open' | 'action' | 'pending' | 'paid' | 'refused'
  pay_type: 21 | 22 | 24
  amount: number
  currency: string
  source_hash: string
  saves_card: boolean
  action_url: string | null
  refusal: PaymentRefusal | null
  payment_id: string | null
  made_at: Date
  ask_at: Date | null
  installment: Json<InstallmentPlan> | null
}

export interface PaymentOrderTable {
  attempt_id: string
  order_number: string
  amount: number
  is_live: boolean
}

export interface MoneyBackTable {
  refund_id: string
  attempt_id: string
  order_number: string
  amount: number
  made_at: Date
  tries: Generated<number>
  next_at: Date | null
  done_at: Date | null
}

export interface SavedCardTable {
  card_id: Generated<number>
  account_id: number | null
  provider: string
  reference: string
  brand: string
  last4: string
  expiry: string
  fingerprint: string
  is_default: boolean
  created_at: Date
  next_at: Date | null
}
