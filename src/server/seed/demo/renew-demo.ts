import type { Database } from '#server/database/database.ts'
import { readSeeding } from '#server/seed/seed-store.ts'
import { publishGroupBuys } from './publish-group-buys.ts'
import { publishVouchers } from './publish-vouchers.ts'

/**
 * Keeps the offers of a mall with demo data current: adds the vouchers and group buys that an earlier version lacks,
 * renews vouchers that end soon, and replaces group buys that have started or ended (docs/product.md#demo-data).
 */
export async function renewDemo(db: Database, now: number): Promise<void> {
  if (!(await readSeeding(db))) return
  await publishVouchers(db, now)
  await publishGroupBuys(db, now)
}
