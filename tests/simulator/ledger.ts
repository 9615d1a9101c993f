import type { CartOperation } from '#contract/cart/cart.ts'
import { type Quantities, reckon } from './arithmetic.ts'

/** A tap of a shopper. `isKept` is false if the phone reported that the change lasts only until the tab closes. */
export type Tap = {
  readonly at: number
  readonly shopper: string
  readonly regionId: number
  readonly act: CartOperation
  readonly isKept: boolean
}

/**
 * Records the taps in the order in which the phone reported them as saved. The ledger never reads the phone's own
 * records.
 */
export function openLedger() {
  let taps: Tap[] = []
  const of = (shopper: string, regionId: number) =>
    taps.filter((tap) => tap.shopper === shopper && tap.regionId === regionId)
  const meant = (shopper: string, regionId: number, isCounted: (tap: Tap) => boolean = () => true): Quantities => {
    const quantities: Quantities = new Map()
    for (const { act } of of(shopper, regionId).filter(isCounted)) reckon(quantities, act)
    return quantities
  }
  return {
    of,
    meant,
    all: () => taps.map((tap) => JSON.stringify(tap)),
    write: (tap: Tap) => void taps.push(tap),
    /** Removes a tap that was undone before it was sent. */
    undo: (at: number) => void (taps = taps.filter((tap) => tap.at !== at)),
    /**
     * Whether the result without this tap is unambiguous: the tap is the last one, or it added items and all later taps
     * added items too.
     */
    canUndo({ at, shopper, regionId, act }: Tap): boolean {
      const own = of(shopper, regionId)
      const place = own.findIndex((tap) => tap.at === at)
      const later = own.slice(place + 1)
      const isPut = (other: CartOperation) => other.op === 'change' && other.count > 0
      return place >= 0 && (later.length === 0 || (isPut(act) && later.every((tap) => isPut(tap.act))))
    },
    /**
     * Handles a sign-in: the contents of the guest's carts become the shopper's, and the guest's own taps are removed.
     */
    join(shopper: string, regionIds: readonly number[]): void {
      for (const regionId of regionIds) {
        const guests = of('', regionId)
        for (const isKept of [true, false]) {
          // A guest on a full phone only adds items (play.ts), so saved and unsaved quantities can be distinguished.
          const counted = guests.some((tap) => !tap.isKept)
            ? guests.filter((tap) => tap.isKept === isKept)
            : isKept
              ? guests
              : []
          const quantities: Quantities = new Map()
          for (const { act } of counted) reckon(quantities, act)
          for (const [skuId, count] of quantities)
            if (count > 0) taps.push({ at: 0, shopper, regionId, act: { op: 'change', skuId, count }, isKept })
        }
      }
      taps = taps.filter((tap) => tap.shopper !== '')
    },
  }
}
