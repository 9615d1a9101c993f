import type { ItemState, ListState } from '#contract/grocery/grocery-merge.ts'
import type { Json } from './column-types.ts'

export interface GroceryListTable {
  account_id: number
  list_id: string
  version: number
  fields: Json<ListState['fields']>
}

export interface GroceryItemTable {
  account_id: number
  list_id: string
  item_id: string
  registers: Json<ItemState>
}

export interface GroceryLinkTable {
  token_hash: string
  account_id: number
  list_id: string
  may_write: boolean
  created_at: Date
}
