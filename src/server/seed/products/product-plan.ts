import type { PlacedKind } from './placed-kinds.ts'

/** The product at one position of the mall's order. */
export type ProductPlan = {
  readonly prodId: number
  /** The position in the default order of every list, from 0. */
  readonly rank: number
  readonly place: PlacedKind
  /** The number of the product within its kind, from 0. */
  readonly nth: number
  /** Whether the standard mall contains the product as well. */
  readonly isStandard: boolean
}

const firstProductId = 1001

/** The number of products in the standard mall. */
export const standardProducts = (places: readonly PlacedKind[]): number =>
  places.reduce((sum, place) => sum + place.standardCount, 0)

/**
 * The first `count` products in rank order, the standard mall first. The rest comes in rounds: every kind gets one more
 * product before any kind gets two.
 */
export function* planProducts(places: readonly PlacedKind[], count: number): Generator<ProductPlan> {
  const standard = standardOrder(places)
  for (let rank = 0; rank < Math.min(count, standard.length); rank += 1) {
    yield { prodId: firstProductId + rank, rank, ...(standard[rank] as (typeof standard)[number]), isStandard: true }
  }
  for (let rank = standard.length; rank < count; rank += 1) {
    const further = rank - standard.length
    const place = places[further % places.length] as PlacedKind
    const nth = place.standardCount + Math.floor(further / places.length)
    yield { prodId: firstProductId + rank, rank, place, nth, isStandard: false }
  }
}

/**
 * Spreads each kind's products evenly over the whole list, so that a kind repeats as late as possible, in the mall and
 * in each of its parts. The more popular a kind, the earlier it begins.
 */
function standardOrder(places: readonly PlacedKind[]): Pick<ProductPlan, 'place' | 'nth'>[] {
  const spots = places.flatMap((place, index) =>
    Array.from({ length: place.standardCount }, (_, nth) => ({
      place,
      nth,
      spot: (nth + index / places.length) / place.standardCount,
    })),
  )
  return spots.sort((one, other) => one.spot - other.spot).map(({ place, nth }) => ({ place, nth }))
}
