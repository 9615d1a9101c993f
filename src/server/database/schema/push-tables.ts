import type { PushTopic } from '#contract/push/push-settings.ts'
import type { WatchKind } from '#contract/push/push-watch.ts'
import type { Language } from '#contract/wire.ts'
import type { NoticeTitle } from '#words/messages/notice-title.ts'
import type { Generated, Json, List } from './column-types.ts'
import type { NoticeArgs } from './order-tables.ts'

export interface PushKeyTable {
  key_id: number
  public_key: string
  private_key: string
}

export interface PushSubscriptionTable {
  subscription_id: string
  session_id: string | null
  endpoint: string
  p256dh: string
  auth: string
  region_id: number
  lang: Language
  time_zone: string
  quiet_from: string | null
  quiet_to: string | null
  topics: List<string>
  /** The last check of `kept`. */
  prices_checked_at: Date | null
  /** The favourites and list items of a guest; null where the device has sent none. */
  kept: Json<KeptOnDevice> | null
  created_at: Date
}

/** The favourites and list items of a guest, and their prices last seen, in minor units of the region. */
export type KeptOnDevice = {
  readonly prodIds: readonly number[]
  readonly skuIds: readonly number[]
  readonly regionId: number
  readonly seen: readonly { readonly prodId: number; readonly skuId: number; readonly price: number }[]
}

export interface PushWatchTable {
  watch_id: Generated<number>
  account_id: number | null
  subscription_id: string | null
  region_id: number
  sku_id: number
  kind: WatchKind
  /** In minor units, as in `PushPriceTable`. */
  price_then: number
  made_at: Date
}

export interface PushPriceTable {
  account_id: number
  region_id: number
  prod_id: number
  /** The variant, or 0 for the product's lowest price. */
  sku_id: number
  price: number
}

export interface PushMessageTable {
  push_id: Generated<number>
  /** A message with the same key is queued once. */
  key: string
  topic: PushTopic
  /** The account that the message is for; null for a message to devices, whoever is signed in. */
  account_id: number | null
  content: Json<PushContent>
  /** Counts against the weekly limit of a person. */
  is_limited: boolean
  /** The person asked for this message, so the topics do not matter. */
  is_asked: boolean
  made_at: Date
  ends_at: Date
}

/**
 * `waiting` until `due_at`; `taken` by a process that sends; `sent` once the push service has accepted; `failed` where
 * the service refused; `dropped` where the message no longer fits.
 */
export type DeliveryState = 'waiting' | 'taken' | 'sent' | 'failed' | 'dropped'

export interface PushDeliveryTable {
  push_id: number
  subscription_id: string
  due_at: Date
  state: Generated<DeliveryState>
  tries: Generated<number>
  batch: string | null
  taken_at: Date | null
}

/** A variant that a message is about; names in the five languages, money in minor units. */
export type PushedSku = {
  readonly regionId: number
  readonly prodId: number
  readonly skuId: number
  readonly slug: string
  readonly names: readonly string[]
  readonly skuNames: readonly string[]
  readonly pic: string
  readonly price: number
  readonly oriPrice: number
  readonly stocks: number
  readonly shopId: number
  readonly shopName: string
}

/** The subject of a message, from which its text is made in the language of each device. */
export type PushContent =
  /** A notice of the notices screen; `sku` is present for a notice about a product. */
  | {
      readonly kind: 'notice'
      readonly title: NoticeTitle
      readonly args: NoticeArgs
      readonly orderNumber: string | null
      readonly sku?: PushedSku
    }
  | {
      readonly kind: 'announcement'
      readonly announcementId: number
      readonly titles: readonly string[]
      readonly contents: readonly string[]
    }
  /** A checkout whose prices end at `endsAt`, in ms; `path` opens the checkout. */
  | { readonly kind: 'checkout'; readonly checkoutId: number; readonly endsAt: number; readonly path: string }
