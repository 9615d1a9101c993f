import type { Sql } from 'sql-template-tag'

/**
 * The one door to the data, the same over the embedded database and over PostgreSQL 15 or newer.
 * Rows come back with 8-byte integers and numerics as numbers and timestamps as `Date`.
 */
export type Database = {
  readonly engine: 'embedded' | 'postgres'
  /** Runs one statement made with the `sql` tag. */
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  transaction<Result>(work: (inside: Pick<Database, 'query' | 'run'>) => Promise<Result>): Promise<Result>
  /** Runs a script of several statements without values. */
  run(script: string): Promise<void>
  close(): Promise<void>
}

/** Where statements are asked: the database, or a transaction in it. */
export type Tables = Pick<Database, 'query'>
