import pg from 'pg'
import { Database, ping } from './database.ts'
import { type Connection, dialectOf } from './dialect.ts'

const { builtins } = pg.types
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.NUMERIC, Number)
// Also arrays of them (bigint[], numeric[]): the driver has no names for the types, so these are their numbers in pg_type.
for (const oid of [1016, 1231]) {
  const texts = pg.types.getTypeParser(oid) as (list: string) => (string | null)[]
  pg.types.setTypeParser(oid, (list: string) => texts(list).map((one) => (one === null ? null : Number(one))))
}

/** Opens PostgreSQL 15 or newer at `url`; any number of server processes may share it. */
export async function openPostgres(url: string): Promise<Database> {
  // The catalogue lives in memory or on flash; its queries are too short for compiling them to pay, and the counts of a search fit in memory.
  const options = '-c random_page_cost=1.1 -c jit=off -c work_mem=32MB'
  const pool = new pg.Pool({ connectionString: url, max: 10, statement_timeout: 20_000, options })
  // A connection that the server drops while idle is replaced at the next query.
  pool.on('error', () => {})
  const database = new Database('postgres', dialectOf({ connect: () => connect(pool), close: () => pool.end() }))
  await ping(database)
  return database
}

/** The commands whose count of rows is a count of rows that were changed. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE'])

/** Takes a connection out of the pool. A connection that breaks while it is held does not go back into the pool. */
async function connect(pool: pg.Pool): Promise<Connection> {
  const client = await pool.connect()
  let broken: Error | undefined
  const note = (error: Error) => void (broken = error)
  // The driver reports a broken connection by an event as well as by the query that was running.
  client.on('error', note)
  return {
    query: async (text, values) => {
      const { rows, rowCount, command } = await client.query({ text, values: [...values] })
      return { rows, affected: changing.has(command) ? rowCount : null }
    },
    run: async (script) => void (await client.query(script)),
    release: (unusable) => {
      client.off('error', note)
      client.release(unusable ?? broken)
    },
  }
}
