import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

/** Opens the configured database and brings its tables up to date (decision 0031). */
export async function openDatabase(location: { url: string | null; folder: string | null }): Promise<Database> {
  const database = location.url ? await openPostgres(location.url) : await openPglite(location.folder)
  await migrate(database)
  return database
}
