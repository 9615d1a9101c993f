import pg from 'pg'
import type { Database } from './database.ts'

const { builtins } = pg.types
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.NUMERIC, Number)
// Lists of them, too (bigint[], numeric[]): their numbers are in pg_type, not among the driver's names.
for (const oid of [1016, 1231]) {
  const texts = pg.types.getTypeParser(oid) as (list: string) => (string | null)[]
  pg.types.setTypeParser(oid, (list: string) => texts(list).map((one) => (one === null ? null : Number(one))))
}

/** Opens PostgreSQL 15 or newer at `url`; any number of server processes may share it. */
export async function openPostgres(url: string): Promise<Database> {
  // The catalogue lives in memory or on flash, and its queries are too short for compiling them to pay;
  // what a search counts stays in memory.
  const options = '-c random_page_cost=1.1 -c jit=off -c work_mem=32MB'
  const pool = new pg.Pool({ connectionString: url, max: 10, statement_timeout: 20_000, options })
  // A connection that the server drops while idle is replaced at the next query.
  pool.on('error', () => {})
  await pool.query('select 1')
  return {
    engine: 'postgres',
    query: async (statement) => (await pool.query({ text: statement.text, values: statement.values })).rows,
    run: async (script) => void (await pool.query(script)),
    transaction: async (work) => {
      const client = await pool.connect()
      let broken: Error | undefined
      const notice = (error: Error) => void (broken = error)
      // A connection that breaks while it is held tells it here as well as by its query.
      client.on('error', notice)
      try {
        await client.query('begin')
        const result = await work({
          query: async (statement) => (await client.query({ text: statement.text, values: statement.values })).rows,
          run: async (script) => void (await client.query(script)),
        })
        await client.query('commit')
        return result
      } catch (error) {
        // What broke the work is told; a connection that cannot roll back is thrown away.
        await client.query('rollback').catch(notice)
        throw error
      } finally {
        client.off('error', notice)
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
