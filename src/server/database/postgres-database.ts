import pg from 'pg'
import { Database, ping } from './database.ts'
import { DatabaseAway, endsConnection } from './database-away.ts'
import { type Connection, dialectOf } from './dialect.ts'
import { whileAnswering } from './while-answering.ts'

const { builtins } = pg.types
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.NUMERIC, Number)
// Arrays too (bigint[], numeric[]). The driver has no names for these types, so these are their oids in pg_type.
for (const oid of [1016, 1231]) {
  const texts = pg.types.getTypeParser(oid) as (list: string) => (string | null)[]
  pg.types.setTypeParser(oid, (list: string) => texts(list).map((one) => (one === null ? null : Number(one))))
}

/** A client that does not wait for a connection longer than 5 s; a query may wait for a client of the pool. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 5000 })
  }
}

/** Opens PostgreSQL 15 or newer at `url`; any number of server processes may share it. */
export async function openPostgres(url: string): Promise<Database> {
  // The catalogue is in memory or on flash, its queries are too short to benefit from JIT compilation, and the counts
  // of a search fit in memory.
  const options = '-c random_page_cost=1.1 -c jit=off -c work_mem=32MB'
  const pool = new pg.Pool({ connectionString: url, max: 10, statement_timeout: 20_000, options, Client })
  // A connection that the server closes while idle is replaced at the next query.
  pool.on('error', () => {})
  const answered = whileAnswering(() => openAndClose(url))
  const database = new Database(
    'postgres',
    dialectOf({ connect: () => connect(pool, answered), close: () => pool.end() }),
  )
  await ping(database)
  return database
}

/** Opens a connection beside the pool. */
async function openAndClose(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.end()
}

/** The commands whose row count is the number of changed rows. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE'])

/** Takes a connection out of the pool. A connection that breaks or falls silent does not return to the pool. */
async function connect(pool: pg.Pool, answered: ReturnType<typeof whileAnswering>): Promise<Connection> {
  let opening: Promise<pg.PoolClient> | undefined
  const client = await answered(() => (opening = pool.connect())).catch((error: Error) => {
    opening?.then(
      (late) => late.release(),
      () => {},
    )
    throw error instanceof DatabaseAway ? error : new DatabaseAway(error)
  })
  let broken: Error | undefined
  const note = (error: Error) => void (broken ??= error)
  // The driver reports a broken connection by an event as well as by the running query.
  client.on('error', note)
  const ask = async <T>(operation: () => Promise<T>): Promise<T> => {
    if (broken) throw new DatabaseAway(broken)
    try {
      return await answered(operation)
    } catch (error) {
      if (endsConnection(error)) note(error as Error)
      throw broken ? new DatabaseAway(broken) : error
    }
  }
  return {
    query: async (text, values) => {
      const { rows, rowCount, command } = await ask(() => client.query({ text, values: [...values] }))
      return { rows, affected: changing.has(command) ? rowCount : null }
    },
    run: async (script) => void (await ask(() => client.query(script))),
    release: (unusable) => {
      client.off('error', note)
      client.release(unusable ?? broken)
    },
  }
}
