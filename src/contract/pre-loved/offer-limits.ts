// The outbox contains this file on every phone, so the endpoints are in pre-loved.ts and own-offers.ts.

/** The paths of the answers about a shopper's own offers. */
export const ownOfferPaths = { mine: '/p/preLoved/mine', item: '/p/preLoved/item' } as const

/** The paths of the open answers about pre-loved items. */
export const preLovedPaths = { page: '/preLoved/page', item: '/preLoved/item' } as const

/** The conditions of an item, the best first; their names and definitions are in words/messages/condition-words.ts. */
export const conditions = ['UNUSED', 'LIKE_NEW', 'VERY_GOOD', 'GOOD', 'FAIR'] as const
export type Condition = (typeof conditions)[number]

/** The most pictures of an offer, and the longest texts in characters. An offer has at least one picture. */
export const maxOfferPictures = 8
export const maxOfferTitleLength = 80
export const maxOfferTextLength = 2000
export const maxDefectsLength = 500
