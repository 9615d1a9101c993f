import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPglite } from '#server/database/pglite-database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { seedCatalogue } from '#server/seed/seed-catalogue.ts'
import { type LogLine, logInto } from './log-lines.ts'
import { mallsFolder } from './malls-folder.ts'
import { type SandboxProvider, sandboxProvider } from './sandbox-provider.ts'
import { testDependencies } from './test-dependencies.ts'

/** A small seeded mall in this process, with about two products of every kind. */
export type Mall = {
  readonly app: Hono
  readonly db: Database
  /** The PostgreSQL address for other processes; null over the embedded database. */
  readonly url: string | null
  /** The mall's clock; tests may change it. */
  readonly time: { now: number }
  readonly log: LogLine[]
  readonly uploads: Dependencies['uploads']
  readonly provider: SandboxProvider
  /** Requests a path of the API; the default region where the path names none. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** The same, parsed as JSON. */
  read<Body>(path: string): Promise<Body>
  close(): Promise<void>
}

/** Noon in Colombo on a Friday. */
export const noon = Date.parse('2026-11-20T06:30:00Z')

/**
 * Opens a mall of its own for one test file: embedded, a copy of one that was filled once for the whole run, or over DATABASE_URL in
 * a schema that goes when the file is done. It takes seconds: once a file, in `beforeAll`.
 */
export async function openMall(products = 720, environment: Record<string, string> = {}): Promise<Mall> {
  const { db, url, drop } = await openFilled(products)
  const time = { now: noon }
  const log: LogLine[] = []
  const clock = () => time.now
  const provider = sandboxProvider(clock)
  const dependencies = testDependencies({ clock, log: logInto(log) }, environment, provider.payments)
  const app = createApp({ db, ...dependencies, pageFolder: null })
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(`/api${path}`, { headers })
  return {
    app,
    db,
    url,
    time,
    log,
    provider,
    get,
    uploads: dependencies.uploads,
    read: async <Body>(path: string) => (await (await get(path)).json()) as Body,
    close: async () => {
      await db.close()
      await drop()
    },
  }
}

type Opened = { readonly db: Database; readonly url: string | null; readonly drop: () => Promise<void> }

async function openFilled(products: number): Promise<Opened> {
  const url = process.env.DATABASE_URL
  const folder = process.env[mallsFolder]
  if (!url && folder) return openCopy(folder, products)
  const opened = url ? await openSchema(url) : { db: await openPglite(null), url: null, drop: async () => {} }
  await fill(opened.db, products)
  return opened
}

async function fill(db: Database, products: number): Promise<void> {
  await migrate(db)
  await seedCatalogue(db, {
    products,
    clock: () => noon,
    coloursOf: async () => [
      { hue: 0, colour: 'red' },
      { hue: 225, colour: 'blue' },
    ],
  })
}

async function openSchema(url: string): Promise<Opened> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  await inDatabase(url, `create schema ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return {
    db: await openPostgres(own.href),
    url: own.href,
    drop: () => inDatabase(url, `drop schema ${schema} cascade`),
  }
}

async function openCopy(folder: string, products: number): Promise<Opened> {
  const filled = join(folder, String(products))
  if (!(await isThere(filled))) await makeFilled(folder, filled, products)
  const own = await mkdtemp(join(folder, 'copy-'))
  await cp(filled, own, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return { db: await openPglite(own), url: null, drop: () => rm(own, { recursive: true, force: true }) }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Two files may make it at once: who is second throws its own away. */
async function makeFilled(folder: string, filled: string, products: number): Promise<void> {
  const making = await mkdtemp(join(folder, 'making-'))
  const db = await openPglite(making)
  await fill(db, products)
  await db.close()
  await rename(making, filled).catch(async (error: unknown) => {
    if (!(await isThere(filled))) throw error
    await rm(making, { recursive: true })
  })
}

async function inDatabase(url: string, script: string): Promise<void> {
  const db = await openPostgres(url)
  await db.run(script)
  await db.close()
}

/** The ids of a product that the default region does not sell, and of one that it does. */
export async function someProducts(db: Database, regionId: number): Promise<{ sold: number; notSold: number }> {
  const rows = await db.query<{ sold: number; not_sold: number }>(sql`
    select min(prod_id) filter (where is_available) as sold, min(prod_id) filter (where not is_available) as not_sold
    from offer where region_id = ${regionId}`)
  return { sold: rows[0]?.sold ?? 0, notSold: rows[0]?.not_sold ?? 0 }
}
