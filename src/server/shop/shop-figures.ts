import type { Database } from '../database/database.ts'
import { memoize } from '../http/memoize.ts'
import { type FigureRow, readFigures } from './shop-store.ts'

/**
 * The figures of all shops by region (null: the whole world), counted at most every ten minutes, because counting is
 * expensive.
 */
export function shopFigures(
  db: Database,
  clock: () => number,
): (regionId: number | null) => Promise<Map<number, FigureRow>> {
  const known = memoize<Map<number, FigureRow>>(clock, 600_000, 10)
  return (regionId) =>
    known(String(regionId), async () => new Map((await readFigures(db, regionId)).map((row) => [row.shop_id, row])))
}
