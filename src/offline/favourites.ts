import * as v from 'valibot'
import { productCard } from '#contract/product.ts'
import { shopCard } from '#contract/shop.ts'
import { openStore } from './stores.ts'

/** Most favourites that a guest's phone keeps of a kind; the one chosen longest ago goes first. The join takes as many. */
export const mostGuestFavourites = 500

/** The last wish about one product or shop: whether it is a favourite, since when (ms, the shop's clock as far as it is known). */
export const favourite = v.object({
  /** Whose it is; empty for a guest. */
  userId: v.string(),
  kind: v.picklist(['prod', 'shop']),
  id: v.number(),
  isKept: v.boolean(),
  at: v.number(),
  /** The `Idempotency-Key` of this wish: another wish is another key. */
  key: v.string(),
  /** When the shop took it, by the shop's clock; absent while it waits. */
  sentAt: v.optional(v.number()),
  /** What its card said, and in which region, so that it is listed without a network. */
  regionId: v.number(),
  product: v.optional(productCard),
  shop: v.optional(shopCard),
})
export type Favourite = v.InferOutput<typeof favourite>
export type FavouriteKind = Favourite['kind']
/** What a person says with a tap. */
export type FavouriteWish = Omit<Favourite, 'key' | 'sentAt'>

const records = openStore<Favourite>('favourites')
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Tells of every change made in this tab; gives back how to stop. */
export function watchFavourites(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const keyOf = ({ userId, kind, id }: Pick<Favourite, 'userId' | 'kind' | 'id'>) => `${userId} ${kind} ${id}`

/** Writes down a wish; of two about the same the later tap holds, whatever the clock says. */
export async function keepFavourite(wish: FavouriteWish): Promise<void> {
  const made = v.parse(favourite, { ...wish, key: crypto.randomUUID() })
  await records.change(keyOf(made), (before) => ({ ...made, at: Math.max(made.at, (before?.at ?? 0) + 1) }))
  if (made.userId === '') await bound(made.kind)
  tell()
}

/** Everything that this person said on this phone, the newest first; what does not read is left out. */
export async function readFavourites(userId: string): Promise<Favourite[]> {
  const keys = (await records.keys()).filter((key) => key.startsWith(`${userId} `))
  const read = await records.readMany(keys)
  return read.filter((one): one is Favourite => v.is(favourite, one)).sort((a, b) => b.at - a.at)
}

/** Takes records away, unless they say something else by now. */
export async function dropFavourites(gone: readonly Favourite[]): Promise<void> {
  const keys = gone.map(keyOf)
  const now = await records.readMany(keys)
  await records.removeMany(keys.filter((_, index) => now[index]?.key === gone[index]?.key))
  tell()
}

/** Writes down that the shop took a wish, unless the person has said something else meanwhile. */
export async function markSent(wish: Favourite, sentAt: number): Promise<void> {
  // Whoever left by choice meanwhile has taken everything along.
  if (!(await records.read(keyOf(wish)))) return
  await records.change(keyOf(wish), (now) => (now === undefined || now.key === wish.key ? { ...wish, sentAt } : now))
  tell()
}

/** Takes away everything that this person said on this phone, sent or not. */
export async function forgetFavourites(userId: string): Promise<void> {
  await records.removeMany((await records.keys()).filter((key) => key.startsWith(`${userId} `)))
  tell()
}

async function bound(kind: FavouriteKind): Promise<void> {
  const own = (await readFavourites('')).filter((one) => one.kind === kind)
  if (own.length > mostGuestFavourites) await dropFavourites(own.slice(mostGuestFavourites))
}

/**
 * Whether something is a favourite: the wish of this phone while it waits, and after that until the shop's own answer of
 * `answeredAt` (ms) is newer than it; else what that answer says.
 */
export function isFavourite(wish: Favourite | undefined, saysShop: boolean, answeredAt: number): boolean {
  const isNewer = wish !== undefined && (wish.sentAt === undefined || wish.sentAt >= answeredAt)
  return isNewer ? wish.isKept : saysShop
}
