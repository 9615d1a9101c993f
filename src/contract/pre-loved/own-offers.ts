import * as v from 'valibot'
import { shopperFailures } from '#contract/common-failures.ts'
import { picture } from '#contract/product/product.ts'
import { endpoint } from '../endpoint.ts'
import { multilineText } from '../multiline-text.ts'
import { id, idInBody, idInQuery, languageInQuery, money, pageInQuery, pageOf, uuid, wireTime } from '../wire.ts'
import { offerStates, submitOfferCall, withdrawOfferCall } from './offer-calls.ts'
import {
  conditions,
  maxDefectsLength,
  maxOfferPictures,
  maxOfferTextLength,
  maxOfferTitleLength,
  ownOfferPaths,
} from './offer-limits.ts'

export { type OfferState, offerStates } from './offer-calls.ts'
export * from './offer-limits.ts'

/** An item that a shopper offers. */
const ownOffer = v.object({
  itemId: id,
  /** The id of the offer by its device: a later version of the offer has the same key. */
  key: uuid,
  /** The product of the item; absent before the first listing. */
  prodId: v.optional(id),
  state: v.picklist(offerStates),
  /** The mall's reason, where the item was declined. */
  reason: v.optional(v.string()),
  regionId: id,
  title: v.string(),
  price: money,
  priceSymbol: v.string(),
  condition: v.picklist(conditions),
  categoryId: id,
  categoryName: v.string(),
  description: v.string(),
  defects: v.string(),
  pics: v.array(picture),
  /** Whether the state allows a new version (which waits for approval again), and a withdrawal. */
  canEdit: v.boolean(),
  canWithdraw: v.boolean(),
  createTime: wireTime,
  /** The time of the last change of the state. */
  stateTime: wireTime,
  /** The time from which the price of a received item is paid out. */
  payoutFrom: v.optional(wireTime),
})
export type OwnOffer = v.InferOutput<typeof ownOffer>

/**
 * GET /p/preLoved/mine: the shopper's items, the last changed first. `shopId` is the shopper's shop as a seller; absent
 * before the first offer.
 */
export const ownOffers = endpoint({
  method: 'GET',
  path: ownOfferPaths.mine,
  access: 'shopper',
  query: v.object({ ...pageInQuery, lang: languageInQuery }),
  reply: v.object({ ...pageOf(ownOffer).entries, shopId: v.optional(id) }),
  failures: shopperFailures,
})

/** GET /p/preLoved/item: one own item. */
export const ownOfferItem = endpoint({
  method: 'GET',
  path: ownOfferPaths.item,
  access: 'shopper',
  query: v.object({ itemId: idInQuery, lang: languageInQuery }),
  reply: ownOffer,
  failures: [...shopperFailures, 'NOT_FOUND'],
})

/**
 * POST /p/preLoved/offer: offers an item in the region of the call, or changes the shopper's item with this `key`, in
 * full. The item then waits for the mall's approval. `pics` are own uploads, as the upload ticket or an own offer gives
 * them. The same content again changes nothing. OFFER_UNFIT names the fields that fail the automatic checks by the codes
 * of text-checks.ts and price-range.ts.
 */
export const submitOffer = endpoint({
  ...submitOfferCall,
  body: v.object({
    key: uuid,
    title: v.pipe(
      v.string('REQUIRED'),
      v.transform((text) => text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()),
      v.nonEmpty('REQUIRED'),
      v.maxLength(maxOfferTitleLength, 'INVALID'),
    ),
    price: v.pipe(v.number('REQUIRED'), v.minValue(0, 'INVALID'), v.maxValue(1e12, 'INVALID')),
    condition: v.picklist(conditions, 'REQUIRED'),
    categoryId: idInBody,
    description: v.pipe(multilineText(maxOfferTextLength), v.nonEmpty('REQUIRED')),
    defects: v.optional(multilineText(maxDefectsLength), ''),
    pics: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200)), 'REQUIRED'),
      v.minLength(1, 'REQUIRED'),
      v.maxLength(maxOfferPictures, 'INVALID'),
    ),
  }),
})

/**
 * PUT /p/preLoved/withdraw: ends an offer that is not in an order. A withdrawn offer is answered again without any
 * change.
 */
export const withdrawOffer = endpoint({ ...withdrawOfferCall, body: v.object({ key: uuid }) })
