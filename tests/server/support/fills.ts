import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import type { Fill } from './embedded-copy.ts'

/** Noon in Colombo on a Friday. */
export const noon = Date.parse('2026-11-20T06:30:00Z')

/** Fills a database with so many products, as of noon. */
export const fillAtNoon =
  (products: number): Fill =>
  async (db) => {
    await seedCatalogue(db, {
      products,
      clock: () => noon,
      coloursOf: async () => [
        { hue: 0, colour: 'red' },
        { hue: 225, colour: 'blue' },
      ],
    })
  }

/** Fills a database with 36 products for processes that use the real clock. */
export const fillNow: Fill = async (db) => {
  await seedCatalogue(db, { products: 36, clock: Date.now, coloursOf: async () => [{ hue: 0, colour: 'red' }] })
}
