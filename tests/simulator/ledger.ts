import type { CartAct } from '#contract/cart.ts'
import { type Quantities, reckon } from './arithmetic.ts'

/** One tap of a person. `isKept` is false where the phone said that it lives until the tab closes. */
export type Tap = {
  readonly at: number
  readonly shopper: string
  readonly regionId: number
  readonly act: CartAct
  readonly isKept: boolean
}

/** What was tapped, in the order in which the phone said that it was written down. The phone's own records are never asked. */
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
    /** It was undone before it left. */
    undo: (at: number) => void (taps = taps.filter((tap) => tap.at !== at)),
    /** Whether it is plain what is meant without it: nothing came after it, or it put something in and only more was put in since. */
    canUndo({ at, shopper, regionId, act }: Tap): boolean {
      const own = of(shopper, regionId)
      const place = own.findIndex((tap) => tap.at === at)
      const later = own.slice(place + 1)
      const isPut = (other: CartAct) => other.op === 'change' && other.count > 0
      return place >= 0 && (later.length === 0 || (isPut(act) && later.every((tap) => isPut(tap.act))))
    },
    /** Somebody signs in: what the guest's carts have becomes theirs, and the guest's acts are no more. */
    join(shopper: string, regionIds: readonly number[]): void {
      for (const regionId of regionIds) {
        const guests = of('', regionId)
        for (const isKept of [true, false]) {
          // A guest on a phone that is full only puts in (play.ts): what was kept and what was not can be told apart.
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
