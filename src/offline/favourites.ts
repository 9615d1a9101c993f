import {
  acceptedFavourites,
  acceptedKey,
  type Favourite,
  type FavouriteCommand,
  favourite,
  favouritesDomain,
  foldFavourites,
} from './domains/favourites.ts'
import { forgetAccepted, readAccepted } from './outbox/accepted.ts'
import type { NewCommand } from './outbox/command.ts'
import { append, readCommands } from './outbox/outbox.ts'
import { notifyOutbox, watchOutbox } from './outbox/outbox-watch.ts'

export type { Favourite } from './domains/favourites.ts'
export type FavouriteKind = Favourite['kind']
/** A choice that the shopper makes with a tap. */
export type FavouriteChoice = Omit<Favourite, 'key' | 'sentAt'>

/**
 * Calls `listener` when favourites change in this tab, another tab or the worker. Returns the function that stops it.
 */
export const watchFavourites = (listener: () => void): (() => void) => watchOutbox(listener, favouritesDomain.name)

/**
 * Appends a choice. Of two choices about the same target the later tap wins, even if the clock was set back. `full`:
 * the phone could not store the choice, which is lost when the tab closes.
 */
export async function setFavourite({
  userId,
  kind,
  id,
  isKept,
  at,
  regionId,
  product,
  shop,
}: FavouriteChoice): Promise<'stored' | 'full'> {
  const accepted = await acceptedFavourites.read(acceptedKey({ userId, kind, id }))
  const seen = { ...(product && { product }), ...(shop && { shop }) }
  const made: NewCommand<FavouriteCommand> = {
    shopper: userId,
    regionId,
    at: Math.max(at, (accepted?.at ?? 0) + 1),
    input: { kind, id, isKept },
    seen,
  }
  return (await append(favouritesDomain, made)).isStored ? 'stored' : 'full'
}

/** All choices of a shopper or guest on this phone, newest first. Invalid records are left out. */
export async function readFavourites(userId: string): Promise<Favourite[]> {
  const commands = await readCommands(favouritesDomain, userId)
  return foldFavourites(await readAccepted(acceptedFavourites, favourite, userId), commands)
}

/** Removes a shopper's accepted choices from this phone. The pending ones are removed with the outbox. */
export async function forgetFavourites(userId: string): Promise<void> {
  await forgetAccepted(acceptedFavourites, userId)
  notifyOutbox(favouritesDomain.name)
}

/**
 * Whether a product or shop is a favourite. The choice on this phone applies while it is pending, and until an answer
 * of the server (`answeredAt`, in ms) is newer; otherwise the server's value `onServer` applies.
 */
export function isFavourite(choice: Favourite | undefined, onServer: boolean, answeredAt: number): boolean {
  const isNewer = choice !== undefined && (choice.sentAt === undefined || choice.sentAt >= answeredAt)
  return isNewer ? choice.isKept : onServer
}
