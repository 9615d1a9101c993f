import { coloursOf } from '#server/media/colours.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import type { Filling } from './filled-folder.ts'

/** Noon in Colombo on a Friday. */
export const noon = Date.parse('2026-11-20T06:30:00Z')
/** The time at which the standard mall was seeded. */
export const standardSeededAt = Date.parse('2026-11-21T09:30:00Z')

/** A mall with this number of products, seeded at noon. */
export const mallAtNoon = (products: number): Filling => ({
  name: `noon-${products}`,
  fill: (db) =>
    seedCatalogue(db, {
      products,
      clock: () => noon,
      coloursOf: async () => [
        { hue: 0, colour: 'red' },
        { hue: 225, colour: 'blue' },
      ],
    }),
})

/** A mall with 36 products for processes with the real clock. */
export const currentMall: Filling = {
  name: 'current-36',
  fill: (db) =>
    seedCatalogue(db, { products: 36, clock: Date.now, coloursOf: async () => [{ hue: 0, colour: 'red' }] }),
}

/** The mall that a first `npm start` creates. */
export const standardMall: Filling = {
  name: 'standard',
  fill: (db) => seedCatalogue(db, { clock: () => standardSeededAt, coloursOf }),
}

/** A mall without any data. */
export const emptyMall: Filling = { name: 'empty-mall', fill: async () => {} }
