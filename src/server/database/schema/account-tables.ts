import type { ContactTopic } from '#contract/contact/contact-limits.ts'
import type { ReportReason } from '#contract/review/write-review.ts'
import type { Language } from '#contract/wire.ts'
import type { CalendarDate, Generated, List } from './column-types.ts'

export interface AccountTable {
  account_id: Generated<number>
  user_id: string
  mail: string | null
  mobile: string | null
  password_hash: string | null
  nick_name: string
  avatar_url: string | null
  birth_date: CalendarDate | null
  sex: 'F' | 'M' | 'X' | null
  region_id: number
  lang: Language
  invitation_code: string
  is_enabled: Generated<boolean>
  created_at: Date
  leaves_at: Date | null
  announcements_read_at: Date | null
  prices_checked_at: Date | null
}

export interface IdentityTable {
  provider: string
  subject: string
  account_id: number
}

export interface SessionTable {
  session_id: string
  account_id: number
  access_hash: string
  access_ends: Date
  last_access_hash: string | null
  last_access_ends: Date | null
  renewal_salt: string | null
  device: string
  created_at: Date
  seen_at: Date
  ends_at: Date
}

export interface RefreshTokenTable {
  token_hash: string
  seq: Generated<number>
  session_id: string
  used_at: Date | null
  used_with: string | null
}

export interface CodeTable {
  target: string
  code_hash: string
  tries: number
  sent_at: Date
  ends_at: Date
}

export interface RateTable {
  key: string
  times: number
  ends_at: Date
}

export interface IdempotencyTable {
  account_id: number
  key: string
  body_hash: string
  status: number
  answer: string | null
  made_at: Date
}

export interface UploadTable {
  name: string
  account_id: number
  ticket_hash: string
  ends_at: Date
  kept_at: Date | null
}

export interface AddressTable {
  addr_id: Generated<number>
  account_id: number
  receiver: string
  mobile: string
  alternative_mobile: string | null
  area_id: number
  addr: string
  post_code: string | null
  is_default: boolean
  created_at: Date
}

export interface FavouriteTable {
  account_id: number
  kind: 'prod' | 'shop'
  target_id: number
  is_kept: boolean
  at: Date
}

export interface FootprintTable {
  footprint_id: Generated<number>
  account_id: number
  prod_id: number
  at: Date
}

export interface ReviewVoteTable {
  account_id: number
  prod_comm_id: number
  is_helpful: boolean
  at: Date
}

export interface ShopperReviewTable {
  prod_comm_id: Generated<number>
  account_id: number
  order_item_id: number
  prod_id: number
  sku_id: number
  score: number
  content: string
  lang: Language
  pics: List<string>
  is_anonymous: boolean
  created_at: Date
  edited_at: Date | null
  topics: List<string> | null
}

export interface ReviewReportTable {
  account_id: number
  prod_comm_id: number
  reason: ReportReason
  at: Date
}

export interface ContactMessageTable {
  contact_id: Generated<number>
  message_id: string
  account_id: number | null
  topic: ContactTopic
  name: string
  mail: string | null
  mobile: string | null
  order_number: string | null
  content: string
  lang: Language
  region_id: number
  at: Date
  reply: string | null
  replied_at: Date | null
  copy_due_at: Date | null
  reply_due_at: Date | null
}

export interface CartTable {
  account_id: number
  version: number
}

export interface CartLineTable {
  basket_id: Generated<number>
  account_id: number
  region_id: number
  sku_id: number
  prod_count: number
  added_at: Date
  price_then: number
}
