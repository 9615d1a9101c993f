import type { sql } from 'kysely'
import { type Database, query } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPglite } from '#server/database/pglite-database.ts'
import { coloursOf } from '#server/media/colours.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'

/** When it was seeded. */
export const now = Date.parse('2026-11-21T09:30:00Z')
export const clock = () => now

/** The standard mall, as a shop that starts has it; it takes a while: once a file, in `beforeAll`. */
export async function openSeeded(): Promise<Database> {
  const db = await openPglite(null)
  await migrate(db)
  await seedCatalogue(db, { clock, coloursOf })
  return db
}

/** Reads what was seeded: rows, and the number `n` of the only one. */
export function readerOf(db: () => Database) {
  const rows = <Row = Record<string, unknown>>(statement: ReturnType<typeof sql>) => query<Row>(db(), statement)
  const count = async (statement: ReturnType<typeof sql>) => (await rows<{ n: number }>(statement))[0]?.n ?? 0
  return { rows, count }
}
