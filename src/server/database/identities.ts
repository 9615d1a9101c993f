import { type Expression, type Insertable, sql } from 'kysely'
import type { Tables } from './database.ts'
import type { Schema } from './schema.ts'

/** Takes `count` ids from the sequence of an identity column, for rows whose number is made from their id. */
export async function nextIds<Table extends keyof Schema & string>(
  tables: Tables,
  table: Table,
  column: keyof Schema[Table] & string,
  count: number,
): Promise<number[]> {
  const next = sql<number>`nextval(pg_get_serial_sequence(${table}, ${column}))`
  const rows = await tables
    .selectFrom(sql<{ nth: number }>`generate_series(1, ${count}::int)`.as<'given'>(sql`given (nth)`))
    .select(next.as('id'))
    .execute()
  return rows.map(({ id }) => id)
}

/** Inserts one row with an id of `nextIds` into a table that makes its ids itself. */
export async function insertWithId<Table extends 'shop_order' | 'refund'>(
  tables: Tables,
  table: Table,
  row: { [Column in keyof Insertable<Schema[Table]>]: ValueOf<Insertable<Schema[Table]>[Column]> },
): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.id(column))
  const values = Object.values(row).map((value) => sql`${value}`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) overriding system value values (${sql.join(values)})`.execute(
    tables,
  )
}

type ValueOf<Value> = Value | Expression<Value>
