import type { ReportReason } from '#contract/review/review-limits.ts'
import type { ComparedLists, GroceryAct } from './grocery/grocery-ledger.ts'
import type { Random } from './random.ts'
import type { Server } from './server.ts'
import type { SharedListAct } from './shared-list/acts.ts'

/**
 * A version of a review with pictures of these widths. With `keeps`, the version shows the pictures of the pending
 * version, if one is pending.
 */
export type Version = {
  readonly domain: 'reviews'
  readonly op: 'write'
  readonly orderItemId: number
  readonly prodId: number
  readonly content: string
  readonly widths: readonly number[]
  readonly keeps: boolean
  readonly isEdit: boolean
}
export type ReviewAct =
  | Version
  | { readonly domain: 'reviews'; readonly op: 'report'; readonly prodCommId: number; readonly reason: ReportReason }

/** A message with pictures of these widths. */
export type MessageAct = {
  readonly domain: 'messages'
  readonly conversationId: string
  readonly text: string
  readonly widths: readonly number[]
}
/** A version of an offered item with pictures of these widths, or the withdrawal of the item. */
export type OfferAct =
  | {
      readonly domain: 'offers'
      readonly op: 'submit'
      readonly key: string
      readonly title: string
      readonly widths: readonly number[]
    }
  | { readonly domain: 'offers'; readonly op: 'withdraw'; readonly key: string }
export type ReadMarkAct = { readonly domain: 'read-marks'; readonly seq: number }

/** The intended result of a shopper's acts. */
export type Intended = {
  readonly favourites: Map<number, boolean>
  readonly views: Set<number>
  readonly votes: Map<number, boolean>
  /** The collected vouchers, those that the server refuses included. */
  readonly vouchers: number[]
  readonly lists: ComparedLists
  /** The versions of each review, and the reported reviews. */
  readonly reviews: Map<number, Version[]>
  readonly reports: Set<number>
  /** The texts of the messages to the mall. */
  readonly contacts: string[]
  /** The chat messages in their order. */
  readonly messages: MessageAct[]
  /** The acts on each offered item, in their order. */
  readonly offers: Map<string, OfferAct[]>
  /** The furthest read mark; 0 without one. */
  readSeq: number
  lang: string | null
  regionId: number | null
}

/** The context in which a shopper chooses an act. */
export type Situation = {
  readonly random: Random
  readonly server: Server
  readonly ledger: {
    readonly all: () => readonly string[]
    readonly elsewhere: Set<number>
    readonly meant: (shopper: string) => Intended
    readonly write: (tap: {
      readonly at: number
      readonly shopper: string
      readonly act: GroceryAct | SharedListAct
    }) => void
    readonly sharedListTaps: () => { readonly at: number; readonly act: SharedListAct }[]
    readonly groceryTaps: (shopper: string) => { readonly at: number; readonly act: GroceryAct }[]
  }
  readonly shopper: string
  /** Whether the phone has pending footprint commands of the shopper. */
  readonly isPending: () => boolean
  /** Whether lists change by the page's own functions alone. */
  readonly hasPageActs: boolean
  /** The time of the act, in ms. */
  readonly at: number
}

/** Throws unless both values are the same. */
export const expectEqual = (subject: string, actual: unknown, expected: unknown) => {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${subject}: got ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`)
}
