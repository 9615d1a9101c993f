import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { type ChildMall, startChildMall } from './child-mall.ts'

/** A small mall on disk, or in a schema of DATABASE_URL, to be opened here or by child processes. */
export type ChildPlace = {
  readonly folder: string
  /** The settings of the child processes. */
  readonly environment: Record<string, string>
  readonly open: () => Promise<Database>
  readonly start: () => ChildMall
}

/** Creates such malls, and ends everything that was started in them. */
export function childPlaces() {
  const ends: (() => Promise<unknown>)[] = []
  let malls = 0
  const makePlace = async (): Promise<ChildPlace> => {
    const folder = await mkdtemp(join(tmpdir(), 'place-'))
    ends.push(() => rm(folder, { recursive: true, force: true }))
    const own = process.env.DATABASE_URL ? new URL(process.env.DATABASE_URL) : null
    if (own) {
      const schema = `test_${randomBytes(6).toString('hex')}`
      const server = await openPostgres(own.href)
      await server.run(`create schema ${schema}`)
      own.searchParams.set('options', `-c search_path=${schema}`)
      ends.push(async () => {
        await server.run(`drop schema ${schema} cascade`)
        await server.close()
      })
    }
    const open = () => openDatabase({ url: own?.href ?? null, folder: join(folder, 'database') })
    const db = await open()
    await seedCatalogue(db, {
      products: 36,
      clock: () => Date.now(),
      coloursOf: async () => [{ hue: 0, colour: 'red' }],
    })
    await db.close()
    const environment = {
      DATA_FOLDER: folder,
      LOG: 'requests',
      PICTURES_AHEAD: '0',
      COURIER_PACE: '0',
      ...(own ? { DATABASE_URL: own.href } : {}),
    }
    return {
      folder,
      environment,
      open,
      start: () => {
        malls += 1
        // Malls that share a PostgreSQL database have separate folders.
        const mall = startChildMall({ ...environment, ...(own ? { DATA_FOLDER: join(folder, `mall-${malls}`) } : {}) })
        ends.push(() => mall.kill())
        return mall
      },
    }
  }
  return {
    makePlace,
    end: async () => {
      for (const end of ends.splice(0).reverse()) await end()
    },
  }
}
