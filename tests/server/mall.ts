import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { createApp } from '../../src/server/app.ts'
import type { Database } from '../../src/server/database/database.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import { openPglite } from '../../src/server/database/pglite-database.ts'
import { openPostgres } from '../../src/server/database/postgres-database.ts'
import type { LogLine } from '../../src/server/dependencies.ts'
import { seedCatalogue } from '../../src/server/seed/seed-catalogue.ts'
import { sandboxProvider, type SandboxProvider } from './sandbox-provider.ts'
import { testDependencies } from './test-dependencies.ts'

/** A small seeded mall in process: every kind of thing twice, about. */
export type Mall = {
  readonly app: Hono
  readonly db: Database
  /** Where another process finds the same PostgreSQL; null over the embedded database. */
  readonly url: string | null
  /** The mall's clock; a test may turn it. */
  readonly time: { now: number }
  readonly log: LogLine[]
  readonly provider: SandboxProvider
  /** Asks the API below /api, in the default region where the path names none. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** The same, read as JSON. */
  read<Body>(path: string): Promise<Body>
  close(): Promise<void>
}

/** Noon in Colombo on a Friday. */
export const noon = Date.parse('2026-11-20T06:30:00Z')

/**
 * Opens a mall of its own for one test file: embedded and in memory, or over DATABASE_URL in a schema that goes when
 * the file is done. It takes seconds: once a file, in `beforeAll`.
 */
export async function openMall(products = 720, environment: Record<string, string> = {}): Promise<Mall> {
  const { db, url, drop } = await openEmpty()
  await migrate(db)
  const time = { now: noon }
  const log: LogLine[] = []
  const clock = () => time.now
  await seedCatalogue(db, { products, clock, coloursOf: async () => [{ hue: 0, colour: 'red' }, { hue: 225, colour: 'blue' }] })
  const provider = sandboxProvider(clock)
  const app = createApp({ db, ...testDependencies({ clock, log: (line) => log.push(line) }, environment, provider.payments), pageFolder: null })
  const get = async (path: string, headers: Record<string, string> = {}) => app.request(`/api${path}`, { headers })
  return {
    app, db, url, time, log, provider, get,
    read: async <Body>(path: string) => (await (await get(path)).json()) as Body,
    close: async () => {
      await db.close()
      await drop()
    },
  }
}

async function openEmpty(): Promise<{ db: Database; url: string | null; drop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL
  if (!url) return { db: await openPglite(null), url: null, drop: async () => {} }
  const schema = `test_${randomBytes(6).toString('hex')}`
  await inDatabase(url, `create schema ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return { db: await openPostgres(own.href), url: own.href, drop: () => inDatabase(url, `drop schema ${schema} cascade`) }
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
