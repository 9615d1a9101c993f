import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { copyOfEmbedded, type Fill, fingerprint, type TestDatabase } from './embedded-copy.ts'

/**
 * The PostgreSQL of this run; null where the tests run over the embedded database. `.ci/run` repeats a test file over PostgreSQL
 * exactly when the file imports this module, itself or through another one (`database-test-files.ts`).
 */
export const postgresUrl: string | null = process.env.DATABASE_URL || null

/** Any number; test processes that make a template of PostgreSQL take turns by it. */
const templateLock = 771_204

/**
 * A copy of a database that was filled once: a copy of its folder, or over PostgreSQL a database made from a template.
 */
export async function copyOfFilled(name: string, fill: Fill): Promise<TestDatabase> {
  if (!postgresUrl) return copyOfEmbedded(name, fill)
  const template = `filled_${name.replaceAll(/\W/g, '_')}_${await fingerprint()}`
  const own = `test_${randomBytes(6).toString('hex')}`
  await inPostgres(async (server) => {
    await server.transaction(async (inside) => {
      // Another process may be filling the template meanwhile, which takes longer than a query may.
      await inside.run('set local statement_timeout = 0')
      await inside.query(sql`select pg_advisory_xact_lock(${templateLock})`)
      const known = await server.query(sql`select 1 from pg_database where datname = ${template}`)
      if (known.length === 0) await makeTemplate(server, template, fill)
    })
    await server.run(`create database ${own} template ${template}`)
  })
  return {
    url: addressOf(own),
    folder: null,
    drop: () => inPostgres((server) => server.run(`drop database ${own} with (force)`)),
  }
}

async function makeTemplate(server: Database, template: string, fill: Fill): Promise<void> {
  const making = `making_${randomBytes(6).toString('hex')}`
  await server.run(`create database ${making}`)
  const db = await openDatabase({ url: addressOf(making), folder: null })
  await fill(db)
  await db.close()
  // A pool that is closed may still be saying goodbye.
  await server.query(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${making}`)
  await server.run(`alter database ${making} rename to ${template}`)
}

function addressOf(database: string): string {
  const url = new URL(postgresUrl ?? '')
  url.pathname = `/${database}`
  return url.href
}

async function inPostgres(work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = await openPostgres(postgresUrl ?? '')
  try {
    await work(server)
  } finally {
    await server.close()
  }
}
