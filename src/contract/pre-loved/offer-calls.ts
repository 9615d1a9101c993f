import * as v from 'valibot'
import { writeFailures } from '#contract/common-failures.ts'
import { id } from '../wire.ts'

// The worker contains this file, so the schemas of the bodies, which only the server reads, are in own-offers.ts.

const writes = [...writeFailures, 'NOT_FOUND', 'ITEM_STATE'] as const

/**
 * The states of an offered item (docs/product.md#pre-loved-states). `waiting`: for the mall's approval. `reserved`: in
 * an unpaid order. `sold`: paid. `received`: the buyer has the item, and the payout waits for the end of the refund
 * window. `returned`: the buyer got the money back after the dispatch.
 */
export const offerStates = [
  'waiting',
  'declined',
  'listed',
  'reserved',
  'sold',
  'received',
  'paidOut',
  'returned',
  'withdrawn',
] as const
export type OfferState = (typeof offerStates)[number]

const afterWrite = v.object({ itemId: id, state: v.picklist(offerStates) })

/** POST /p/preLoved/offer without its body. */
export const submitOfferCall = {
  method: 'POST',
  path: '/p/preLoved/offer',
  access: 'shopper',
  query: v.object({}),
  reply: afterWrite,
  failures: [...writes, 'UNKNOWN_REGION', 'PICTURE_INVALID', 'OFFER_UNFIT', 'OFFERS_FULL', 'TOO_MANY'],
} as const

/** PUT /p/preLoved/withdraw without its body. */
export const withdrawOfferCall = {
  method: 'PUT',
  path: '/p/preLoved/withdraw',
  access: 'shopper',
  query: v.object({}),
  reply: afterWrite,
  failures: writes,
} as const
