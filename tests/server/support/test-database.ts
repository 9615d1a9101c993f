import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { query, runScript, type Tables } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { copyFilledFolder, type Filling, fingerprint } from './filled-folder.ts'

/**
 * The PostgreSQL server that the tests run on; null for the embedded database. Tests read DATABASE_URL only here:
 * `.ci/run` repeats the test files on PostgreSQL whose imports lead to this module.
 */
export const postgresUrl: string | null = process.env.DATABASE_URL || null

/** A database for one test file: its address (null if embedded) or its folder (null on PostgreSQL). */
export type TestDatabase = {
  readonly url: string | null
  readonly folder: string | null
  /** Removes the database after all connections have been closed. */
  readonly drop: () => Promise<void>
}

/** A copy of a database that was filled once: a copy of its folder, or on PostgreSQL of a template database. */
export async function copyOf(filling: Filling): Promise<TestDatabase> {
  if (postgresUrl) return copyTemplate(filling)
  const folder = await copyFilledFolder(filling)
  return { url: null, folder, drop: () => rm(folder, { recursive: true, force: true }) }
}

/** An arbitrary number. All test processes use the same number, so that only one process creates a template. */
const templateLock = 771_204
const templates = 'test_template_'
const making = 'test_template_making'

async function copyTemplate(filling: Filling): Promise<TestDatabase> {
  const template = `${templates}${filling.name.replaceAll('-', '_')}_${await fingerprint()}`
  const testName = `test_${randomBytes(6).toString('hex')}`
  // The lock ends with the connection.
  await inPostgres(async (server) => {
    await sql`select pg_advisory_lock(${templateLock})`.execute(server)
    const found = await query(server, sql`select 1 from pg_database where datname = ${template}`)
    if (found.length === 0) await makeTemplate(server, template, filling)
    await runScript(server, `create database ${testName} template ${template}`)
  })
  return {
    url: addressOf(testName),
    folder: null,
    drop: () => inPostgres((server) => runScript(server, `drop database ${testName} with (force)`)),
  }
}

/** Fills a database under another name first, so that a process that is killed leaves no half-filled template. */
async function makeTemplate(server: Tables, template: string, { fill }: Filling): Promise<void> {
  await removeOutdated(server)
  await runScript(server, `create database ${making}`)
  const db = await openDatabase({ url: addressOf(making), folder: null })
  await fill(db)
  await db.destroy()
  // The server ends a closed connection a little later, and renames no database that has connections.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${making}`.execute(server)
  await runScript(server, `alter database ${making} rename to ${template}`)
}

/** Removes the templates of other versions of the code, and one whose process was killed. */
async function removeOutdated(server: Tables): Promise<void> {
  const others = await query<{ name: string }>(
    server,
    sql`select datname as name from pg_database
      where starts_with(datname, ${templates}) and right(datname, 12) <> ${await fingerprint()}`,
  )
  for (const { name } of others) await runScript(server, `drop database ${name} with (force)`)
}

function addressOf(database: string): string {
  const url = new URL(postgresUrl ?? '')
  url.pathname = `/${database}`
  return url.href
}

/** Runs work on one connection to the server, without the time limit of a statement. */
async function inPostgres(work: (server: Tables) => Promise<void>): Promise<void> {
  const server = await openPostgres(postgresUrl ?? '')
  try {
    await server.connection().execute(async (connection) => {
      await runScript(connection, 'set statement_timeout = 0')
      await work(connection)
    })
  } finally {
    await server.destroy()
  }
}
