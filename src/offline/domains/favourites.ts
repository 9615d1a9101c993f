import * as v from 'valibot'
import { chooseProduct, chooseShop, joinFavourites } from '#contract/account/favourite.ts'
import { productCard } from '#contract/product.ts'
import { shopCard } from '#contract/shop.ts'
import { commandFields, isUnderWay } from '../command.ts'
import { type Domain, lastValueWins } from '../domain.ts'
import { sendCall } from '../send-call.ts'
import { openStore } from '../stores.ts'

/** Most favourites that a guest's phone keeps of a kind; the one chosen longest ago goes first. The merge at login takes as many. */
export const mostGuestFavourites = 500

const kind = v.picklist(['prod', 'shop'])
/** What the card said, so that a favourite is listed without a network. */
const cards = { product: v.optional(productCard), shop: v.optional(shopCard) }

const favouriteCommand = v.object({
  ...commandFields,
  domain: v.literal('favourites'),
  /** `isFromGuest`: chosen before its shopper signed in, so that an id which the shop does not know is passed over. */
  input: v.object({ kind, id: v.number(), isKept: v.boolean(), isFromGuest: v.optional(v.boolean()) }),
  seen: v.optional(v.object(cards)),
})
/** A product or a shop is to be a favourite, or no longer. */
export type FavouriteCommand = v.InferOutput<typeof favouriteCommand>

/** The last choice about a product or shop on this phone: pending, or taken by the shop at `sentAt`. */
export const favourite = v.object({
  /** The owner; empty for a guest. */
  userId: v.string(),
  kind,
  id: v.number(),
  isKept: v.boolean(),
  /** When it was chosen, in ms by the shop's clock as far as it is known. */
  at: v.number(),
  /** The id of the command. */
  key: v.string(),
  /** When the shop took it, by the shop's clock; absent while it is pending. */
  sentAt: v.optional(v.number()),
  regionId: v.number(),
  ...cards,
})
export type Favourite = v.InferOutput<typeof favourite>

/** Choices that the shop took: they hold until its own answer is newer. */
export const takenFavourites = openStore<Favourite>('favourites')
/** So long, in ms, a choice that the shop took may be newer than a saved answer. */
const remembered = 7 * 86_400_000

const targetOf = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>) => `${kind} ${id}`
/** The key of a taken choice. */
export const takenKey = (one: Pick<Favourite, 'userId' | 'kind' | 'id'>) => `${one.userId} ${targetOf(one)}`

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

/** The choices of a person, the newest first: what the shop took, and over it what is pending. */
export function foldFavourites(taken: readonly Favourite[], commands: readonly FavouriteCommand[]): Favourite[] {
  const pending = commands.filter(isUnderWay).map(favouriteOf)
  return [...new Map([...taken, ...pending].map((one) => [targetOf(one), one])).values()].sort((a, b) => b.at - a.at)
}

const lastChoice = lastValueWins<FavouriteCommand>(({ input }) => targetOf(input))

/** A guest's choices are bounded; the shopper's are sent. */
function bounded(waiting: readonly FavouriteCommand[]): readonly FavouriteCommand[] {
  if (waiting[0]?.shopper !== '') return waiting
  const spare = new Set(
    kind.options.flatMap((wanted) =>
      waiting
        .filter(({ input }) => input.kind === wanted)
        .sort((a, b) => b.at - a.at)
        .slice(mostGuestFavourites),
    ),
  )
  return waiting.filter((one) => !spare.has(one))
}

/**
 * Favourites (docs/product.md#screens): one call each, with the time of the choice, since the shop keeps the latest; those of a guest are
 * joined in one call at login. A choice carries its time, so it may be repeated however late.
 */
export const favouritesDomain: Domain<FavouriteCommand> = {
  name: 'favourites',
  shape: favouriteCommand,
  isRepeatable: true,
  keepsRefusals: true,
  isCoalescedAtOnce: true,
  // Of two choices about the same target the later tap holds, whatever the clock says.
  prepare(command, own) {
    const before = own.filter(({ input }) => targetOf(input) === targetOf(command.input)).map(({ at }) => at + 1)
    return { ...command, at: Math.max(command.at, ...before) }
  },
  coalesce: (waiting) => bounded(lastChoice(waiting)),
  // What a guest chose and took back was never the account's.
  mergeGuest: (commands, shopper) =>
    commands
      .filter(({ input }) => input.isKept)
      .map((one) => ({ ...one, shopper, input: { ...one.input, isFromGuest: true } })),
  sizeOf(commands) {
    const own = commands.findIndex(({ input }) => !input.isFromGuest)
    return Math.max(1, Math.min(own < 0 ? commands.length : own, mostGuestFavourites))
  },
  async send({ key, regionId, commands }, { base, shopper, signal }) {
    const [command] = commands
    const options = { base, key, userId: shopper, signal }
    if (!command || command.input.isFromGuest) {
      const of = (wanted: Favourite['kind']) => commands.filter(({ input }) => input.kind === wanted)
      const prods = of('prod').map(({ input, at }) => ({ prodId: input.id, at }))
      const shops = of('shop').map(({ input, at }) => ({ shopId: input.id, at }))
      return sendCall(joinFavourites, {}, { ...options, body: { prods, shops } })
    }
    const { at, input } = command
    const choice = { isCollected: input.isKept, at }
    return input.kind === 'prod'
      ? sendCall(chooseProduct, {}, { ...options, regionId, body: { prodId: input.id, ...choice } })
      : sendCall(chooseShop, {}, { ...options, regionId, body: { shopId: input.id, ...choice } })
  },
  async remember(done, at) {
    for (const command of done) {
      const taken = favouriteOf(command)
      await takenFavourites.write(takenKey(taken), { ...taken, sentAt: at })
    }
    const keys = (await takenFavourites.keys()).filter((key) => key.startsWith(`${done[0]?.shopper ?? ''} `))
    const old = (await takenFavourites.readMany(keys)).map(
      (one) => one?.sentAt !== undefined && one.sentAt < at - remembered,
    )
    await takenFavourites.removeMany(keys.filter((_, index) => old[index]))
  },
}
