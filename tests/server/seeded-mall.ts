import sql from 'sql-template-tag'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { coloursOf } from '#server/media/colours.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { closedWith, copyOfEmbedded } from './support/embedded-copy.ts'

/** When it was seeded. */
export const now = Date.parse('2026-11-21T09:30:00Z')
export const clock = () => now

/** The standard mall, as a shop that starts has it; opened once a file, in `beforeAll`. */
export async function openSeeded(): Promise<Database> {
  const { url, folder, drop } = await copyOfEmbedded('standard', async (db) => {
    await seedCatalogue(db, { clock, coloursOf })
  })
  return closedWith(await openDatabase({ url, folder }), drop)
}

/** Reads what was seeded: rows, and the number `n` of the only one. */
export function readerOf(db: () => Database) {
  const rows = <Row = Record<string, unknown>>(statement: ReturnType<typeof sql>) => db().query<Row>(statement)
  const count = async (statement: ReturnType<typeof sql>) => (await rows<{ n: number }>(statement))[0]?.n ?? 0
  return { rows, count }
}
