import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/database/open-database.ts'
import { coloursOf } from '#server/media/colours.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { seedFingerprint } from '#server/seed/seed-fingerprint.ts'
import { readSeeding } from '#server/seed/seed-store.ts'
import { readSettings } from '#server/settings.ts'

/**
 * Seeds the mall of the settings again if its demo data is of another build, because a test run expects the demo data
 * of its own build and the server never replaces a mall. An empty mall is left to the server.
 */
export async function replaceOldDemoData(): Promise<void> {
  const { DATABASE_URL: url = null, DATA_FOLDER } = readSettings(process.env)
  const folder = join(DATA_FOLDER, 'database')
  if (!url && !existsSync(folder)) return
  const db = await openDatabase({ url, folder })
  try {
    const seeding = await readSeeding(db)
    if (seeding && seeding.fingerprint !== seedFingerprint())
      await seedCatalogue(db, { again: true, clock: () => Date.now(), coloursOf })
  } finally {
    await db.destroy()
  }
}
