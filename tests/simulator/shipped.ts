import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import type { cartInfo } from '#contract/cart/cart.ts'
import type * as calls from '#offline/call.ts'
import type { messageDrafts } from '#offline/chat/message-drafts.ts'
import type { messagePictures } from '#offline/chat/message-pictures.ts'
import type * as messages from '#offline/chat/messages.ts'
import type * as contact from '#offline/contact.ts'
import type * as cachedCarts from '#offline/domains/cart/cached-cart.ts'
import type { cartDomain } from '#offline/domains/cart.ts'
import type { groceryListsDomain } from '#offline/domains/grocery-lists.ts'
import type * as logouts from '#offline/domains/logouts.ts'
import type { preferencesDomain } from '#offline/domains/preferences.ts'
import type { remindersDomain } from '#offline/domains/reminders.ts'
import type { domains } from '#offline/domains.ts'
import type * as favourites from '#offline/favourites.ts'
import type * as footprint from '#offline/footprint.ts'
import type * as groceryLists from '#offline/grocery-lists.ts'
import type { offerDrafts } from '#offline/offer-drafts.ts'
import type { offerPictures } from '#offline/offer-pictures.ts'
import type * as offers from '#offline/offers.ts'
import type { phoneOwner } from '#offline/outbox/command.ts'
import type * as outbox from '#offline/outbox/outbox.ts'
import type * as replaying from '#offline/outbox/replay.ts'
import type { reviewDrafts } from '#offline/review/review-drafts.ts'
import type { reviewPictures } from '#offline/review/review-pictures.ts'
import type * as reviews from '#offline/review/reviews.ts'
import type * as votes from '#offline/review/votes.ts'
import type * as session from '#offline/session.ts'
import type * as sharedLists from '#offline/shared-lists.ts'
import type * as vouchers from '#offline/vouchers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const entry = 'virtual:shipped'
const files = [
  'offline/outbox/outbox.ts',
  'offline/outbox/replay.ts',
  'offline/session.ts',
  'offline/call.ts',
  'offline/domains/cart.ts',
  'offline/domains/cart/cached-cart.ts',
  'offline/domains/grocery-lists.ts',
  'offline/domains/logouts.ts',
  'offline/outbox/command.ts',
  'offline/domains/preferences.ts',
  'offline/domains/reminders.ts',
  'offline/domains.ts',
  'offline/favourites.ts',
  'offline/footprint.ts',
  'offline/review/votes.ts',
  'offline/vouchers.ts',
  'offline/grocery-lists.ts',
  'offline/shared-lists.ts',
  'offline/review/reviews.ts',
  'offline/contact.ts',
  'offline/review/review-drafts.ts',
  'offline/review/review-pictures.ts',
  'offline/chat/messages.ts',
  'offline/chat/message-drafts.ts',
  'offline/chat/message-pictures.ts',
  'offline/offers.ts',
  'offline/offer-drafts.ts',
  'offline/offer-pictures.ts',
  'contract/cart/cart.ts',
]

/** The parts of the shipped code that a tab and the worker use. */
export type Shipped = Pick<typeof outbox, 'append' | 'dropCommand' | 'retryCommand' | 'sendOnAnyConnection'> &
  Pick<typeof cachedCarts, 'readOutboxCart' | 'cacheCart'> &
  Pick<typeof replaying, 'replay'> &
  Pick<typeof session, 'saveSession' | 'clearSession'> &
  Pick<typeof favourites, 'setFavourite'> &
  Pick<typeof footprint, 'recordFootprint' | 'removeViews'> &
  Pick<typeof votes, 'setVote'> &
  Pick<typeof vouchers, 'collectVoucherLater'> &
  Pick<typeof groceryLists, 'addItems' | 'createList' | 'deleteList' | 'fetchLists' | 'readLists' | 'removeItems'> &
  Pick<typeof groceryLists, 'renameList' | 'restoreItems' | 'restoreList' | 'setItemCount' | 'setTick' | 'untickAll'> &
  Pick<typeof sharedLists, 'changeSharedItem'> &
  Pick<typeof reviews, 'submitReview' | 'reportReview' | 'readPendingReviews'> &
  Pick<typeof contact, 'submitMessage'> &
  Pick<typeof messages, 'sendMessage' | 'markRead'> &
  Pick<typeof offers, 'submitOffer' | 'withdrawOffer'> &
  Pick<typeof logouts, 'logoutOf' | 'logoutsDomain'> &
  Pick<typeof calls, 'call' | 'watchCalls'> & {
    readonly cartInfo: typeof cartInfo
    readonly cartDomain: typeof cartDomain
    readonly groceryListsDomain: typeof groceryListsDomain
    readonly domains: typeof domains
    readonly messageDrafts: typeof messageDrafts
    readonly messagePictures: typeof messagePictures
    readonly offerDrafts: typeof offerDrafts
    readonly offerPictures: typeof offerPictures
    readonly reviewDrafts: typeof reviewDrafts
    readonly reviewPictures: typeof reviewPictures
    readonly phoneOwner: typeof phoneOwner
    readonly preferencesDomain: typeof preferencesDomain
    readonly remindersDomain: typeof remindersDomain
  }

/** One line of the shipped code, and its replacement in a mutant. `file` is below `offline`, or begins with `contract/`. */
export type Mutation = { readonly file: string; readonly from: string; readonly to: string }

/** The browser globals that a tab gets. */
export type Surroundings = Record<
  | 'globalThis'
  | 'indexedDB'
  | 'fetch'
  | 'navigator'
  | 'crypto'
  | 'Date'
  | 'performance'
  | 'setTimeout'
  | 'clearTimeout',
  unknown
>
const names = [
  'globalThis',
  'indexedDB',
  'fetch',
  'navigator',
  'crypto',
  'Date',
  'performance',
  'setTimeout',
  'clearTimeout',
  'BroadcastChannel',
] as const

/**
 * Bundles the shipped modules, with mutations if given. Each call of the returned function creates the modules of one
 * tab.
 */
export async function buildShipped(
  mutations: readonly Mutation[] = [],
): Promise<(surroundings: Surroundings) => Shipped> {
  const left = new Set(mutations)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? files.map((file) => `export * from '${root}src/${file}'`).join('\n') : null,
      },
      {
        name: 'mutations',
        enforce: 'pre',
        transform(code, id) {
          let changed = code
          for (const mutation of mutations.filter(({ file }) =>
            id.endsWith(file.startsWith('contract/') ? `/src/${file}` : `/src/offline/${file}`),
          )) {
            if (!changed.includes(mutation.from)) throw new Error(`${mutation.file} no longer says: ${mutation.from}`)
            changed = changed.replaceAll(mutation.from, mutation.to)
            left.delete(mutation)
          }
          return changed
        },
      },
    ],
    build: { write: false, minify: false, target: 'node20', lib: { entry, name: 'Shipped', formats: ['iife'] } },
  })
  if (left.size > 0) throw new Error(`No file takes this mutation: ${[...left].map(({ file }) => file).join(', ')}`)
  const [built] = (result as Rollup.RollupOutput[])[0]?.output ?? []
  const make = new Function(...names, `${built?.code ?? ''}\nreturn Shipped`) as (...given: unknown[]) => Shipped
  return (surroundings) => make(...names.map((name) => (surroundings as Record<string, unknown>)[name]))
}
