import type { Hono } from 'hono'
import { sql } from 'kysely'
import { createApp } from '#server/app.ts'
import { type Database, query } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { mallAtNoon, noon } from './fillings.ts'
import { type LogLine, logInto } from './log-lines.ts'
import { type SandboxProvider, sandboxProvider } from './sandbox-provider.ts'
import { copyOf } from './test-database.ts'
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

/**
 * Opens a mall of its own for one test file: a copy of a database that was filled once. Opening takes seconds, so it is
 * done once a file, in `beforeAll`.
 */
export async function openMall(products = 720, environment: Record<string, string> = {}): Promise<Mall> {
  const { url, folder, drop } = await copyOf(mallAtNoon(products))
  const db = await openDatabase({ url, folder })
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
      await db.destroy()
      await drop()
    },
  }
}

/** The ids of a product that the default region does not sell, and of one that it does. */
export async function someProducts(db: Database, regionId: number): Promise<{ sold: number; notSold: number }> {
  const rows = await query<{ sold: number; not_sold: number }>(
    db,
    sql`
    select min(prod_id) filter (where is_available) as sold, min(prod_id) filter (where not is_available) as not_sold
    from offer where region_id = ${regionId}`,
  )
  return { sold: rows[0]?.sold ?? 0, notSold: rows[0]?.not_sold ?? 0 }
}
