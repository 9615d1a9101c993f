import type { Generated } from './column-types.ts'

export interface GroupBuyTable {
  group_buy_id: Generated<number>
  key: string | null
  region_id: number
  prod_id: number
  percent_off: number
  size: number
  team_hours: number
  limit_per_user: number
  starts_at: Date
  ends_at: Date
}

export interface GroupTeamTable {
  team_id: Generated<number>
  group_buy_id: number
  /** Null for a team of neighbours, and after an erasure. */
  starter_id: number | null
  state: Generated<'starting' | 'open' | 'full' | 'timedOut'>
  size: number
  made_at: Date
  ends_at: Date | null
  is_announced: Generated<boolean>
  neighbour_at: Date | null
}

export interface GroupPlaceTable {
  team_id: number
  nth: number
  order_id: number | null
  neighbour: string | null
  is_paid: boolean
}

export interface GroupReminderTable {
  group_buy_id: number
  account_id: number
}
