import { sql } from 'kysely'
import { query, runScript, type Tables } from '../database/database.ts'
import { searchTables } from '../search/prepare-store.ts'
import { seededTables } from '../seed/seed-store.ts'
import type { BackupHead, BackupTable } from './backup-format.ts'

/**
 * Tables that the mall can rebuild are not part of a backup. Neither is the secret with which the hashes of callers in
 * `search_count` could be guessed.
 */
const made: readonly string[] = [...seededTables, ...searchTables, 'search_secret', 'migration']
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Gives the transaction one consistent snapshot and no statement time limit. */
export const beginBackup = (inside: Tables): Promise<void> =>
  runScript(inside, 'set transaction isolation level repeatable read; set local statement_timeout = 0')

/** Lifts the statement time limit and locks these tables until the transaction ends. */
export const beginRestore = (inside: Tables, tables: readonly BackupTable[]): Promise<void> =>
  runScript(
    inside,
    `set local statement_timeout = 0; lock table ${tables.map(({ table }) => quoted(table)).join(', ')} in access exclusive mode`,
  )

/** The tables of shoppers, orders and the operator, with their columns; referenced tables come first. */
export async function readTables(inside: Tables): Promise<BackupTable[]> {
  const columns = await query<{ table: string; columns: string[] }>(
    inside,
    sql`
    select c.table_name as "table", array_agg(c.column_name::text order by c.ordinal_position) as columns from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.is_generated = 'NEVER' and c.table_name <> all(${[...made]}::text[])
    group by c.table_name order by c.table_name`,
  )
  const references = await query<{ from: string; to: string }>(
    inside,
    sql`
    select a.relname::text as "from", b.relname::text as "to" from pg_constraint k join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and a.oid <> b.oid`,
  )
  const sorted: BackupTable[] = []
  let left = columns
  while (left.length > 0) {
    const waits = ({ table }: BackupTable) =>
      references.some(({ from, to }) => from === table && left.some((one) => one.table === to))
    const free = left.filter((one) => !waits(one))
    if (free.length === 0)
      throw new Error(`The tables ${left.map(({ table }) => table).join(', ')} refer to each other in a ring.`)
    sorted.push(...free)
    left = left.filter(waits)
  }
  return sorted
}

/** The current migrations, fingerprint and sequence counters. */
export async function readState(
  inside: Tables,
  tables: readonly BackupTable[],
): Promise<Pick<BackupHead, 'migrations' | 'fingerprint' | 'counters'>> {
  const migrations = await query<{ name: string }>(inside, sql`select name from migration order by name`)
  const [seeding] = await query<{ fingerprint: string }>(inside, sql`select fingerprint from seeding`)
  const counters = await query<{ table: string; column: string; last: number }>(
    inside,
    sql`
    select table_name::text as "table", column_name::text as "column", pg_sequence_last_value(pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass) as last
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES' and table_name = any(${tables.map(({ table }) => table)}::text[]) order by 1, 2`,
  )
  return {
    migrations: migrations.map(({ name }) => name),
    fingerprint: seeding?.fingerprint ?? null,
    counters: counters.filter(({ last }) => last !== null),
  }
}

/** All rows of a table as JSON texts, in batches of some hundreds. */
export async function* readRows(inside: Tables, { table }: BackupTable): AsyncGenerator<readonly string[]> {
  await runScript(
    inside,
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${quoted(table)} t`,
  )
  for (;;) {
    const rows = await query<{ row: string }>(inside, sql`fetch 500 from backup_rows`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await runScript(inside, 'close backup_rows')
}

/** Empties these tables and restarts their sequences. */
export const emptyTables = (inside: Tables, tables: readonly BackupTable[]): Promise<void> =>
  runScript(inside, `truncate ${tables.map(({ table }) => quoted(table)).join(', ')} restart identity`)

/** Inserts rows given as JSON texts; columns that the backup does not have get their defaults. */
export async function insertJson(
  inside: Tables,
  { table, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  const list = sql.raw(columns.map(quoted).join(', '))
  await query(
    inside,
    sql`insert into ${sql.raw(quoted(table))} (${list}) overriding system value select ${list} from json_populate_recordset(null::${sql.raw(quoted(table))}, ${`[${rows.join(',')}]`}::json)`,
  )
}

/** Sets each sequence to its value in the backup. */
export async function writeCounters(inside: Tables, counters: BackupHead['counters']): Promise<void> {
  for (const { table, column, last } of counters)
    await query(inside, sql`select setval(pg_get_serial_sequence(${quoted(table)}, ${column}), ${last})`)
}

/** The numbers of accounts and orders. */
export async function countPeople(inside: Tables): Promise<{ accounts: number; orders: number }> {
  const [row] = await query<{ accounts: number; orders: number }>(
    inside,
    sql`select (select count(*) from account) as accounts, (select count(*) from shop_order) as orders`,
  )
  return row ?? { accounts: 0, orders: 0 }
}
