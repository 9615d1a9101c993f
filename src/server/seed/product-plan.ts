import type { KindPlace } from './kind-places.ts'

/** Which product stands at one place of the mall's order. */
export type ProductPlan = {
  readonly prodId: number
  /** Place in the default order of every list, from 0. */
  readonly rank: number
  readonly place: KindPlace
  /** Which product of its kind it is, from 0. */
  readonly nth: number
  /** Whether the standard mall has it too. */
  readonly isStandard: boolean
}

const firstProductId = 1001

/** How many products the standard mall has. */
export const standardProducts = (places: readonly KindPlace[]): number =>
  places.reduce((sum, place) => sum + place.standardCount, 0)

/**
 * The first `count` products in rank order, the standard mall first. What comes after it goes round by round: every kind
 * sells one more product before any sells two.
 */
export function* planProducts(places: readonly KindPlace[], count: number): Generator<ProductPlan> {
  const standard = standardOrder(places)
  for (let rank = 0; rank < Math.min(count, standard.length); rank += 1) {
    yield { prodId: firstProductId + rank, rank, ...(standard[rank] as (typeof standard)[number]), isStandard: true }
  }
  for (let rank = standard.length; rank < count; rank += 1) {
    const further = rank - standard.length
    const place = places[further % places.length] as KindPlace
    const nth = place.standardCount + Math.floor(further / places.length)
    yield { prodId: firstProductId + rank, rank, place, nth, isStandard: false }
  }
}

/**
 * Every kind's products at even distances over the whole list, so that the same kind comes again as late as can be, in
 * the mall and in each of its parts; the more popular a kind, the earlier it begins.
 */
function standardOrder(places: readonly KindPlace[]): Pick<ProductPlan, 'place' | 'nth'>[] {
  const spots = places.flatMap((place, index) =>
    Array.from({ length: place.standardCount }, (_, nth) => ({
      place,
      nth,
      spot: (nth + index / places.length) / place.standardCount,
    })),
  )
  return spots.sort((one, other) => one.spot - other.spot).map(({ place, nth }) => ({ place, nth }))
}
