import { rm } from 'node:fs/promises'
import type { sql } from 'kysely'
import { type Database, query } from '#server/database/database.ts'
import { openPglite } from '#server/database/pglite-database.ts'
import { copyFilledFolder } from '../filled-folder.ts'
import { standardMall } from '../fillings.ts'

/** Opens the standard mall, as a first `npm start` creates it, always on the embedded database. */
export async function openStandardMall(): Promise<{ db: Database; close: () => Promise<void> }> {
  const folder = await copyFilledFolder(standardMall)
  const db = await openPglite(folder)
  return {
    db,
    close: async () => {
      await db.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Reads what was seeded: rows, and the number `n` of the only one. */
export function readerOf(db: () => Database) {
  const rows = <Row = Record<string, unknown>>(statement: ReturnType<typeof sql>) => query<Row>(db(), statement)
  const count = async (statement: ReturnType<typeof sql>) => (await rows<{ n: number }>(statement))[0]?.n ?? 0
  return { rows, count }
}
