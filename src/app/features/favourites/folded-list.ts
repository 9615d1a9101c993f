import { type Favourite, type FavouriteKind, isFavourite } from '#offline/favourites.ts'

type Shown<Card> = {
  /** The server's list, newest first. */
  readonly records: readonly Card[]
  /** The time of the list's oldest page, in ms. */
  readonly at: number
}

/**
 * The favourites of a kind to display: favourites added on this phone since the server's answer, followed by the
 * server's list without those removed on this phone since.
 */
export function foldedList<Card>(
  shown: Shown<Card>,
  own: readonly Favourite[],
  kind: FavouriteKind,
  idOf: (card: Card) => number,
  cardOf: (favourite: Favourite) => Card | undefined,
): readonly Card[] {
  const favourites = new Map(own.filter((one) => one.kind === kind).map((one) => [one.id, one]))
  const remaining = shown.records.filter((card) => isFavourite(favourites.get(idOf(card)), true, shown.at))
  const known = new Set(shown.records.map(idOf))
  const added = [...favourites.values()]
    .filter((favourite) => !known.has(favourite.id) && isFavourite(favourite, false, shown.at))
    .flatMap((favourite) => cardOf(favourite) ?? [])
  return [...added, ...remaining]
}
