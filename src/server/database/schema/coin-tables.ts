import type { CoinReason } from '#contract/coin/coin.ts'
import type { Generated } from './column-types.ts'

export interface CoinAccountTable {
  account_id: number
  region_id: number
  balance: Generated<number>
  owed: Generated<number>
}

export interface CoinEntryTable {
  coin_entry_id: Generated<number>
  account_id: number
  region_id: number
  reason: CoinReason
  reference: string
  order_number: string | null
  amount: number
  balance: number
  owed: number
  at: Date
}

export interface OrderCoinTable {
  order_id: number
  spent: number
  promised: number
  returned: Generated<number>
  earned: Generated<number>
}
