import type { ProductCard } from '#contract/product/product.ts'
import { favouritesDomain } from './domains/favourites.ts'
import { readFavourites } from './favourites.ts'
import { type FetchCards, fetchCurrentCards } from './grocery-cards.ts'
import { commandsOf, outboxRecords } from './outbox/outbox-records.ts'
import { notifyOutbox } from './outbox/outbox-watch.ts'

/**
 * Fetches the current cards of a guest's favourite products in a region, and stores them: a guest's favourites are on
 * this phone alone, each with the card of the tap. A favourite of another region keeps the card of that region.
 */
export async function refreshGuestFavourites(regionId: number, fetchCards: FetchCards): Promise<void> {
  const kept = (await readFavourites('')).filter(
    (one) => one.kind === 'prod' && one.isKept && one.regionId === regionId,
  )
  const items = kept.map(({ key, id, product }) => ({ itemId: key, prodId: id, card: product }))
  await fetchCurrentCards(items, fetchCards, storeCards)
}

/** Replaces the cards in commands of a guest, by the commands' ids. A command that is gone by now stays gone. */
async function storeCards(cards: readonly [id: string, card: ProductCard][]): Promise<void> {
  const cardOf = new Map(cards)
  await outboxRecords.edit((records) => ({
    writes: commandsOf(favouritesDomain, records).flatMap((command) => {
      const product = command.shopper === '' ? cardOf.get(command.id) : undefined
      return product ? [[command.id, { ...command, seen: { ...command.seen, product } }] as const] : []
    }),
    result: null,
  }))
  notifyOutbox(favouritesDomain.name)
}
