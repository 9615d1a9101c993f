import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

/** Opens the database that the settings name and brings its tables up to date (decision 0031). */
export async function openDatabase(place: { url: string | null; folder: string | null }): Promise<Database> {
  const database = place.url ? await openPostgres(place.url) : await openPglite(place.folder)
  await migrate(database)
  return database
}
