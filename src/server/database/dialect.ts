import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Script } from './database.ts'

export type Answer = { readonly rows: unknown[]; readonly affected: number | null }

/** One connection, taken from the engine until `release`. */
export type Connection = {
  readonly query: (text: string, values: readonly unknown[]) => Promise<Answer>
  readonly run: (script: string) => Promise<void>
  /** Gives the connection back; a broken connection is not used again. */
  readonly release: (broken?: Error) => void
}
/** The embedded database or a PostgreSQL server. */
export type Engine = {
  readonly connect: () => Promise<Connection>
  readonly close: () => Promise<void>
}

/** Lets Kysely write PostgreSQL's SQL and run the queries on an engine of ours. */
export const dialectOf = (engine: Engine): Dialect => ({
  createDriver: () => new EngineDriver(engine),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})

class EngineDriver implements Driver {
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EngineConnection> {
    return new EngineConnection(await this.#engine.connect())
  }

  async beginTransaction({ held }: EngineConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    await held.run(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin')
  }

  commitTransaction({ held }: EngineConnection): Promise<void> {
    return held.run('commit')
  }

  /** A rollback that fails is not reported: the caller gets the error that broke the transaction. */
  async rollbackTransaction(connection: EngineConnection): Promise<void> {
    await connection.held.run('rollback').catch((error: Error) => {
      connection.broken = error
    })
  }

  async releaseConnection({ held, broken }: EngineConnection): Promise<void> {
    held.release(broken)
  }

  destroy(): Promise<void> {
    return this.#engine.close()
  }
}

class EngineConnection implements DatabaseConnection {
  readonly held: Connection
  broken: Error | undefined

  constructor(held: Connection) {
    this.held = held
  }

  async executeQuery<Row>(compiled: CompiledQuery | Script): Promise<QueryResult<Row>> {
    if ('isScript' in compiled) {
      await this.held.run(compiled.sql)
      return { rows: [] }
    }
    const { rows, affected } = await this.held.query(compiled.sql, compiled.parameters)
    return { rows: rows as Row[], ...(affected === null ? {} : { numAffectedRows: BigInt(affected) }) }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and no query of the mall is streamed
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Queries are not streamed. Use a cursor (operator/backup-store.ts).')
  }
}
