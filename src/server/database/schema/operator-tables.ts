import type { Generated, List } from './column-types.ts'

export interface JobTroubleTable {
  kind: string
  subject: string
  tries: number
  next_at: Date
  message: string
}

export interface WithdrawnProductTable {
  prod_id: number
  slug: string
  regions: List<number>
  at: Date
}

export interface CountedStockTable {
  region_id: number
  sku_id: number
  slug: string
  sku_name: string
  stocks: number
  at: Date
}

export interface SeedingTable {
  done: Generated<boolean>
  fingerprint: string
  products: number
  ended_at: Generated<Date>
}

export interface MigrationTable {
  name: string
  ran_at: Generated<Date>
}

export interface ReviewModerationTable {
  prod_comm_id: number
  is_hidden: Generated<boolean>
  looked_at: Date | null
  reply: string | null
  replied_at: Date | null
}
