import { CompiledQuery, type Dialect, Kysely, type RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * The mall's database, the same over the embedded database and over PostgreSQL 15 or newer (decision 0041).
 * Rows come back with 8-byte integers and numerics as numbers and timestamps as `Date`.
 */
export class Database extends Kysely<Schema> {
  readonly engine: 'embedded' | 'postgres'

  constructor(engine: 'embedded' | 'postgres', dialect: Dialect) {
    super({ dialect })
    this.engine = engine
  }
}

/** Runs queries: the database, or a transaction in it. */
export type Tables = Kysely<Schema>

/** A script of several statements without values, as the driver tells it from a single query. */
export type Script = CompiledQuery & { readonly isScript: true }

/** Runs a script of several statements without values. */
export async function runScript(tables: Tables, text: string): Promise<void> {
  const script: Script = { ...CompiledQuery.raw(text), isScript: true }
  await tables.executeQuery(script)
}

/**
 * Runs one hand-written statement of the `sql` tag; nothing checks `Row` against the schema. Only search, whose statements are put
 * together from parts, the seed and tests use this function.
 */
export const query = async <Row = Record<string, unknown>>(
  tables: Tables,
  statement: RawBuilder<unknown>,
): Promise<Row[]> => (await statement.execute(tables)).rows as Row[]

/** Throws where the database does not answer. */
export const ping = async (tables: Tables): Promise<void> => runScript(tables, 'select 1')
