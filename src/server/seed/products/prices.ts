import type { Country } from '#server/seed/seed-shapes.ts'

/** Approximate exchange rates of one Sri Lankan rupee, for price tags. */
const perRupee: Readonly<Record<Country, number>> = { lk: 1, cn: 1 / 42, la: 68, tr: 1 / 8.5 }

/**
 * The price tag of a country for a value in rupees, in minor units (hundredths in every currency). Tags have the usual
 * endings: rupees 0 or 90, yuan .9 or whole, kip 500 or 000, lira .90.
 */
export function priceTag(country: Country, rupees: number): number {
  return Math.round(shapes[country](rupees * perRupee[country]) * 100)
}

const nearest = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step)

const shapes: Readonly<Record<Country, (amount: number) => number>> = {
  lk: (amount) => {
    if (amount < 1000) return nearest(amount, 10)
    return amount < 20_000 ? nearest(amount, 100) - 10 : nearest(amount, 500) - 100
  },
  cn: (amount) => {
    if (amount < 100) return nearest(amount, 1) - 0.1
    return amount < 1000 ? nearest(amount, 10) - 1 : nearest(amount, 50) - 1
  },
  la: (amount) => (amount < 100_000 ? nearest(amount, 500) : nearest(amount, amount < 1_000_000 ? 1000 : 5000)),
  tr: (amount) => {
    if (amount < 200) return nearest(amount, 1) - 0.1
    return nearest(amount, amount < 5000 ? 10 : 100) - 0.1
  },
}
