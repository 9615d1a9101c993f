import * as v from 'valibot'
import type { NewCommand } from './command.ts'
import {
  type Favourite,
  type FavouriteCommand,
  favourite,
  favouritesDomain,
  foldFavourites,
  takenFavourites,
  takenKey,
} from './domains/favourites.ts'
import { append, readCommands } from './outbox.ts'
import { tellOutbox, watchOutbox } from './outbox-watch.ts'

export type { Favourite } from './domains/favourites.ts'
export type FavouriteKind = Favourite['kind']
/** A choice as a person makes it with a tap. */
export type FavouriteChoice = Omit<Favourite, 'key' | 'sentAt'>

/** Calls `listener` when choices change, in this tab, another or the worker; gives back how to stop. */
export const watchFavourites = (listener: () => void): (() => void) => watchOutbox(listener, favouritesDomain.name)

/** Appends a choice; of two about the same target the later tap holds, whatever the clock says. */
export async function keepFavourite({
  userId,
  kind,
  id,
  isKept,
  at,
  regionId,
  product,
  shop,
}: FavouriteChoice): Promise<void> {
  const taken = await takenFavourites.read(takenKey({ userId, kind, id }))
  const seen = { ...(product && { product }), ...(shop && { shop }) }
  const made: NewCommand<FavouriteCommand> = {
    shopper: userId,
    regionId,
    at: Math.max(at, (taken?.at ?? 0) + 1),
    input: { kind, id, isKept },
    seen,
  }
  await append(favouritesDomain, made)
}

/** Everything that this person chose on this phone, the newest first; what does not have the shape is left out. */
export async function readFavourites(userId: string): Promise<Favourite[]> {
  const commands = await readCommands(favouritesDomain, userId)
  const keys = (await takenFavourites.keys()).filter((key) => key.startsWith(`${userId} `))
  const taken = (await takenFavourites.readMany(keys)).filter((one): one is Favourite => v.is(favourite, one))
  return foldFavourites(taken, commands)
}

/** Takes away what the shop took of this person's choices on this phone; the pending ones go with the outbox. */
export async function forgetFavourites(userId: string): Promise<void> {
  await takenFavourites.removeMany((await takenFavourites.keys()).filter((key) => key.startsWith(`${userId} `)))
  tellOutbox(favouritesDomain.name)
}

/**
 * Whether something is a favourite: the choice of this phone while it is pending, and after that until the shop's own answer of
 * `answeredAt` (ms) is newer; else what that answer says.
 */
export function isFavourite(choice: Favourite | undefined, saysShop: boolean, answeredAt: number): boolean {
  const isNewer = choice !== undefined && (choice.sentAt === undefined || choice.sentAt >= answeredAt)
  return isNewer ? choice.isKept : saysShop
}
