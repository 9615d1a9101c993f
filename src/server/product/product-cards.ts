import type { ProductCard } from '#contract/product/product.ts'
import type { Database } from '../database/database.ts'
import { cardOf } from './card-rules.ts'
import { readCards } from './card-store.ts'
import type { Viewer } from './viewer.ts'

/** The cards of these products for a viewer, in the order of the ids. */
export async function productCards(db: Database, viewer: Viewer, prodIds: readonly number[]): Promise<ProductCard[]> {
  return (await readCards(db, viewer, prodIds)).map((row) => cardOf(row, viewer))
}
