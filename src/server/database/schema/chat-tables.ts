import type { ChatReportReason } from '#contract/chat/chat-limits.ts'
import type { Generated, List } from './column-types.ts'

export interface ChatFeedTable {
  account_id: number
  last_event: number
}

export interface ChatTable {
  chat_id: Generated<number>
  account_id: number
  shop_id: number
  last_seq: Generated<number>
  last_at: Date
  read_seq: Generated<number>
  shop_read_seq: Generated<number>
  asked_seq: Generated<number>
  answered_seq: Generated<number>
  needs_person: Generated<boolean>
  person_at: Date | null
  is_blocked: Generated<boolean>
  report_reason: ChatReportReason | null
  reported_at: Date | null
  event: number
}

export interface ChatMessageTable {
  chat_id: number
  seq: number
  account_id: number
  event: number
  key: string | null
  author: 'shopper' | 'shop'
  is_automatic: Generated<boolean>
  content: string
  pics: List<string>
  prod_id: number | null
  order_number: string | null
  created_at: Date
}
