import { createHash } from 'node:crypto'
import { constants, cpSync } from 'node:fs'
import { access, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPglite } from '#server/database/pglite-database.ts'

/** The content that a test's database starts with. The name is unique; `fill` runs once on a database with tables. */
export type Filling = { readonly name: string; readonly fill: (db: Database) => Promise<unknown> }

/** The cache of filled folders, because creating an empty embedded database takes several seconds of computing. */
const cacheFolder = '.cache/databases'
/** The name of the folder of a database without tables, from which filled folders are created. */
const empty = 'empty'
const hour = 3600_000

/** Copies the folder of an embedded database without tables. The caller removes the copy. */
export const copyEmptyFolder = async (): Promise<string> => copy(await cachedEmpty())

/** Copies the folder of an embedded database with this content. The caller removes the copy. */
export async function copyFilledFolder({ name, fill }: Filling): Promise<string> {
  const filled = await cachedFolder(name, async (folder) => {
    await cp(await cachedEmpty(), folder, { recursive: true })
    const db = await openPglite(folder)
    await migrate(db)
    await fill(db)
    await db.destroy()
  })
  return copy(filled)
}

const cachedEmpty = () => cachedFolder(empty, async (folder) => (await openPglite(folder)).destroy())

async function copy(source: string): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), 'test-database-'))
  cpSync(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return target
}

/**
 * The cached folder of this name, which `make` fills if there is none yet. Two processes may make a folder at once: the
 * second one to finish discards its own.
 */
async function cachedFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder, `${name}-${await fingerprint()}`)
  if (await exists(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  await removeOutdated()
  const making = await mkdtemp(join(cacheFolder, 'making-'))
  await make(making)
  await rename(making, folder).catch(async (error: unknown) => {
    if (!(await exists(folder))) throw error
    await rm(making, { recursive: true })
  })
  return folder
}

/** Removes folders of other versions of the code, except recent ones, which a running test may be copying or making. */
async function removeOutdated(): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    const folder = join(cacheFolder, name)
    if (name.endsWith(await fingerprint())) continue
    const isOld = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs < Date.now() - hour,
      () => false,
    )
    if (isOld) await rm(folder, { recursive: true, force: true })
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

let codeHash: Promise<string> | null = null
/** A hash of the code that decides what a filled database contains. */
export const fingerprint = (): Promise<string> => (codeHash ??= hashOfCode())

async function hashOfCode(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['src/server', 'src/contract', 'src/words']) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(ts|mjs)$/.test(file)).sort()
    for (const file of files) hash.update(file).update(await readFile(join(folder, file)))
  }
  for (const file of ['tests/server/support/fillings.ts', 'package-lock.json']) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
