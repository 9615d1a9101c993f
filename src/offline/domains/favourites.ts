import * as v from 'valibot'
import {
  chooseProduct,
  chooseShop,
  countFavouriteShops,
  countFavourites,
  favouriteProductIds,
  favouriteProducts,
  favouriteShopIds,
  favouriteShops,
  joinFavourites,
} from '#contract/account/favourite.ts'
import { productCard } from '#contract/product/product.ts'
import { shopCard } from '#contract/shop.ts'
import { dropOldAccepted } from '#offline/outbox/accepted.ts'
import { commandFields, isUnderWay } from '#offline/outbox/command.ts'
import { type Domain, lastValueWins, laterTapWins } from '#offline/outbox/domain.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { openStore } from '../stores.ts'

/**
 * The most favourites of each kind that a guest can have; the oldest choice is dropped first. The merge at login
 * accepts the same number.
 */
export const mostGuestFavourites = 500

const kind = v.picklist(['prod', 'shop'])
/** The card's data, so that a favourite can be listed offline. */
const cards = { product: v.optional(productCard), shop: v.optional(shopCard) }

const favouriteCommand = v.object({
  ...commandFields,
  domain: v.literal('favourites'),
  /** `isFromGuest`: the choice was made before login, so the server ignores an unknown id. */
  input: v.object({ kind, id: v.number(), isKept: v.boolean(), isFromGuest: v.optional(v.boolean()) }),
  seen: v.optional(v.object(cards)),
})
/** Makes a product or shop a favourite, or removes it from the favourites. */
export type FavouriteCommand = v.InferOutput<typeof favouriteCommand>

/** The last choice about a product or shop on this phone: pending, or accepted by the server at `sentAt`. */
export const favourite = v.object({
  /** The owner; empty for a guest. */
  userId: v.string(),
  kind,
  id: v.number(),
  isKept: v.boolean(),
  /** The time of the choice, in ms by the server's clock as far as the phone knows that clock. */
  at: v.number(),
  /** The id of the command. */
  key: v.string(),
  /** The server's time at which it accepted the choice; absent while the choice is pending. */
  sentAt: v.optional(v.number()),
  regionId: v.number(),
  ...cards,
})
export type Favourite = v.InferOutput<typeof favourite>

/** Choices that the server accepted. They apply until a newer list of the server arrives. */
export const acceptedFavourites = openStore<Favourite>('favourites')

const targetOf = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>) => `${kind} ${id}`
/** The key of an accepted choice. */
export const acceptedKey = (one: Pick<Favourite, 'userId' | 'kind' | 'id'>) => `${one.userId} ${targetOf(one)}`

const favouriteOf = ({
  shopper,
  input: { kind, id, isKept },
  at,
  id: key,
  regionId,
  seen,
}: FavouriteCommand): Favourite => ({
  ...seen,
  userId: shopper,
  kind,
  id,
  isKept,
  at,
  key,
  regionId,
})

/** A shopper's choices, newest first: the pending choices replace the accepted ones. */
export function foldFavourites(accepted: readonly Favourite[], commands: readonly FavouriteCommand[]): Favourite[] {
  const pending = commands.filter(isUnderWay).map(favouriteOf)
  return [...new Map([...accepted, ...pending].map((one) => [targetOf(one), one])).values()].sort((a, b) => b.at - a.at)
}

const lastChoice = lastValueWins<FavouriteCommand>(({ input }) => targetOf(input))

/** Limits the number of a guest's choices. A shopper's choices are not limited, because they are sent. */
function bounded(unsent: readonly FavouriteCommand[]): readonly FavouriteCommand[] {
  if (unsent[0]?.shopper !== '') return unsent
  const spare = new Set(
    kind.options.flatMap((wanted) =>
      unsent
        .filter(({ input }) => input.kind === wanted)
        .sort((a, b) => b.at - a.at)
        .slice(mostGuestFavourites),
    ),
  )
  return unsent.filter((one) => !spare.has(one))
}

/**
 * Favourites (docs/product.md#screens). Each choice is one call with the time of the choice, since the server applies
 * the latest; a guest's choices are merged in one call at login. Because of that time, a choice may be repeated at any
 * time.
 */
export const favouritesDomain: Domain<FavouriteCommand> = {
  name: 'favourites',
  shape: favouriteCommand,
  isRepeatable: true,
  showsRefusals: true,
  changedPaths: [
    favouriteProductIds.path,
    favouriteShopIds.path,
    favouriteProducts.path,
    favouriteShops.path,
    countFavourites.path,
    countFavouriteShops.path,
  ],
  isCoalescedAtOnce: true,
  prepare: laterTapWins(({ input }) => targetOf(input)),
  coalesce: (unsent) => bounded(lastChoice(unsent)),
  // A choice that the guest undid must not change the account.
  mergeGuest: (commands, shopper) =>
    commands
      .filter(({ input }) => input.isKept)
      .map((one) => ({ ...one, shopper, input: { ...one.input, isFromGuest: true } })),
  sizeOf(commands) {
    const own = commands.findIndex(({ input }) => !input.isFromGuest)
    return Math.max(1, Math.min(own < 0 ? commands.length : own, mostGuestFavourites))
  },
  async send({ key, regionId, commands }, { base, shopper, signal }) {
    const [{ at, input }] = commands
    const options = { base, key, userId: shopper, signal }
    if (input.isFromGuest) {
      const of = (wanted: Favourite['kind']) => commands.filter(({ input }) => input.kind === wanted)
      const prods = of('prod').map(({ input, at }) => ({ prodId: input.id, at }))
      const shops = of('shop').map(({ input, at }) => ({ shopId: input.id, at }))
      return sendCall(joinFavourites, {}, { ...options, body: { prods, shops } })
    }
    const choice = { isCollected: input.isKept, at }
    return input.kind === 'prod'
      ? sendCall(chooseProduct, {}, { ...options, regionId, body: { prodId: input.id, ...choice } })
      : sendCall(chooseShop, {}, { ...options, regionId, body: { shopId: input.id, ...choice } })
  },
  async recordDone(done, at) {
    for (const command of done) {
      const accepted = favouriteOf(command)
      await acceptedFavourites.write(acceptedKey(accepted), { ...accepted, sentAt: at })
    }
    await dropOldAccepted(acceptedFavourites, done[0]?.shopper ?? '', at)
  },
}
