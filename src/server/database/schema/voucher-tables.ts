import type { Generated, List } from './column-types.ts'

// Money is in minor units.

export interface VoucherTable {
  voucher_id: Generated<number>
  key: string | null
  region_id: number
  names: List<string>
  kind: 'product' | 'shop' | 'mall'
  shop_id: number | null
  prod_ids: List<number>
  percent_off: number | null
  reduce_amount: number | null
  cap: number | null
  is_free_shipping: Generated<boolean>
  min_spend: Generated<number>
  starts_at: Date
  ends_at: Date
  stock: number
  limit_per_user: number
  valid_days: number | null
  access: Generated<'open' | 'code' | 'granted'>
  code: string | null
  is_stopped: Generated<boolean>
  made_at: Date
}

export interface ShopperVoucherTable {
  shopper_voucher_id: Generated<number>
  account_id: number
  voucher_id: number
  nth: number
  collect_id: string | null
  state: Generated<'usable' | 'held' | 'used'>
  collected_at: Date
  ends_at: Date
  remind_at: Date | null
}

export interface OrderVoucherTable {
  order_id: number
  shopper_voucher_id: number
  amount: number
}
