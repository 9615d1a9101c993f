import { beforePreLoved } from '#contract/links.ts'
import type { OfferState } from '#contract/pre-loved/own-offers.ts'

/**
 * The events of an offered item: by the seller (edit, withdraw), by the mall (approve, decline, payOut), and by the
 * order that holds the item. `release`: the order was closed before the dispatch. `refund`: the buyer gets the money
 * back after the dispatch.
 */
export const offerEvents = [
  'edit',
  'withdraw',
  'approve',
  'decline',
  'reserve',
  'release',
  'pay',
  'receive',
  'refund',
  'payOut',
] as const
export type OfferEvent = (typeof offerEvents)[number]

/** The state after each event (docs/product.md#pre-loved-states); an event that a state does not name is refused. */
const next: Readonly<Record<OfferState, Partial<Record<OfferEvent, OfferState>>>> = {
  waiting: { edit: 'waiting', withdraw: 'withdrawn', approve: 'listed', decline: 'declined' },
  declined: { edit: 'waiting', withdraw: 'withdrawn', approve: 'listed' },
  listed: { edit: 'waiting', withdraw: 'withdrawn', decline: 'declined', reserve: 'reserved' },
  reserved: { release: 'listed', pay: 'sold' },
  sold: { release: 'listed', receive: 'received', refund: 'returned' },
  received: { refund: 'returned', payOut: 'paidOut' },
  paidOut: {},
  returned: { edit: 'waiting', withdraw: 'withdrawn' },
  withdrawn: { edit: 'waiting' },
}

/** The state of an item after an event; undefined where the state does not allow the event. */
export const afterEvent = (state: OfferState, event: OfferEvent): OfferState | undefined => next[state][event]

/** Whether an item with this state counts as sold. */
export const isSoldItem = (state: OfferState): boolean =>
  state === 'sold' || state === 'received' || state === 'paidOut'

/** Whether an item with this state has a page: it is for sale, or an order holds it. */
export const hasPage = (state: OfferState): boolean => state === 'listed' || state === 'reserved' || isSoldItem(state)

/** The states that count as open offers of a seller. */
export const openStates = ['waiting', 'declined', 'listed', 'reserved'] as const satisfies readonly OfferState[]

/** Whether an item with this state counts as an open offer of its seller. */
export const isOpenOffer = (state: OfferState): boolean => openStates.some((one) => one === state)

/** The id of the product, and of its only variant, of an item; both are the same. */
export const productOfItem = (itemId: number): number => beforePreLoved + itemId

/** The item of a product or a variant; undefined for the catalogue's. */
export const itemOfProduct = (prodId: number): number | undefined =>
  prodId > beforePreLoved ? prodId - beforePreLoved : undefined

/** The kind of the products of pre-loved items, which no product of the catalogue has. */
export const preLovedKind = 'pre-loved'

/** The operator's lists of offered items. */
export const offerLists = ['waiting', 'declined', 'listed', 'sold', 'received', 'all'] as const

/** The states of a list; undefined for all items. */
export const statesOfList: Readonly<Record<(typeof offerLists)[number], readonly OfferState[] | undefined>> = {
  waiting: ['waiting'],
  declined: ['declined'],
  listed: ['listed'],
  sold: ['reserved', 'sold'],
  received: ['received'],
  all: undefined,
}
