import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openPglite } from '#server/database/pglite-database.ts'

/** Filled databases are kept here until the code that fills them changes. */
const keptFolder = '.cache/databases'

/** A database of a test's own: where other processes find it, and how it goes. */
export type TestDatabase = {
  /** The address of the database; null where it is embedded. */
  readonly url: string | null
  /** The folder of the embedded database; null over PostgreSQL. */
  readonly folder: string | null
  /** Removes the database, once everybody has closed it. */
  readonly drop: () => Promise<void>
}

type EmbeddedCopy = TestDatabase & { readonly url: null; readonly folder: string }

/** Fills a database that has its tables. */
export type Fill = (db: Database) => Promise<void>

/** An embedded database without tables, in a folder of its own that goes when the database is closed. */
export async function openBare(): Promise<Database> {
  const { folder, drop } = await copyFolder('bare', null)
  return closedWith(await openPglite(folder), drop)
}

/** The same database; what else ends with it is done after its end. */
export const closedWith = (db: Database, end: () => Promise<void>): Database => ({
  ...db,
  close: async () => {
    await db.close()
    await end()
  },
})

/**
 * An embedded copy of a database that was filled once. A copy takes a fraction of a second; an empty database alone takes the
 * embedded PostgreSQL eight seconds of computing.
 */
export const copyOfEmbedded = (name: string, fill: Fill): Promise<EmbeddedCopy> => copyFolder(name, fill)

async function copyFolder(name: string, fill: Fill | null): Promise<EmbeddedCopy> {
  const kept = join(keptFolder, await fingerprint())
  const filled = join(kept, name)
  if (!(await isThere(filled))) await makeFolder(kept, filled, fill)
  const folder = await mkdtemp(join(tmpdir(), 'test-database-'))
  await cp(filled, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return { url: null, folder, drop: () => rm(folder, { recursive: true, force: true }) }
}

/** Two processes may make it at once: the second throws its own away. */
async function makeFolder(kept: string, filled: string, fill: Fill | null): Promise<void> {
  await mkdir(kept, { recursive: true })
  await removeOthers(kept)
  const making = await mkdtemp(join(kept, 'making-'))
  if (fill) await cp(await bareFolder(kept), making, { recursive: true })
  const db = fill ? await openDatabase({ url: null, folder: making }) : await openPglite(making)
  await fill?.(db)
  await db.close()
  await rename(making, filled).catch(async (error: unknown) => {
    if (!(await isThere(filled))) throw error
    await rm(making, { recursive: true })
  })
}

async function bareFolder(kept: string): Promise<string> {
  const bare = join(kept, 'bare')
  if (!(await isThere(bare))) await makeFolder(kept, bare, null)
  return bare
}

/** Databases of older code are of no more use. */
async function removeOthers(kept: string): Promise<void> {
  for (const name of await readdir(keptFolder))
    if (!kept.endsWith(name)) await rm(join(keptFolder, name), { recursive: true, force: true })
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

let known: Promise<string> | null = null
/** Changes when anything changes that a filled database is made by. */
export const fingerprint = (): Promise<string> => (known ??= fingerprintNow())

async function fingerprintNow(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['src/server', 'src/contract', 'src/words', 'tests/server/support']) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(ts|mjs|json)$/.test(file)).sort()
    for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
  }
  hash.update(await readFile('package-lock.json'))
  return hash.digest('hex').slice(0, 12)
}
