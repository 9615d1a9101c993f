import { type AliasedRawBuilder, type Expression, type RawBuilder, sql } from 'kysely'

/** Any of these numbers: `where('sku_id', '=', anyOf(ids))`. Unlike `in`, the expression is right for an empty list too. */
export const anyOf = <One extends number>(numbers: readonly One[]): RawBuilder<One> =>
  sql<One>`any(${[...numbers]}::bigint[])`

/** Any of these texts. */
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${[...texts]}::text[])`

/** The text at a language's place (from 1) in a list of texts. */
export const textAt = (texts: Expression<string[]>, textIndex: number): RawBuilder<string> =>
  sql<string>`${texts}[${textIndex}::int]`

/** The same of a list that an outer join may leave out. */
export const textAtOrNull = (texts: Expression<string[] | null>, textIndex: number): RawBuilder<string | null> =>
  sql<string | null>`${texts}[${textIndex}::int]`

/** A `date` as `yyyy-MM-dd`. */
export const calendarDay = <Day extends Date | null>(day: Expression<Day>): RawBuilder<string | Exclude<Day, Date>> =>
  sql<string | Exclude<Day, Date>>`to_char(${day}, 'YYYY-MM-DD')`

/** Whether a query finds a row. */
export const exists = (rows: Expression<unknown>): RawBuilder<boolean> => sql<boolean>`exists ${rows}`

/** Whether a query finds no row. */
export const notExists = (rows: Expression<unknown>): RawBuilder<boolean> => sql<boolean>`not exists ${rows}`

/** The larger of two values; null does not count. */
export const greatest = <Value>(one: Expression<Value>, other: Expression<Value>): RawBuilder<Value> =>
  sql<Value>`greatest(${one}, ${other})`

/** A count that never falls below zero. */
export const atLeastZero = (count: Expression<number>): RawBuilder<number> => sql<number>`greatest(0, ${count})`

/** A moment as a parameter whose type the statement itself does not tell. */
export const timestamp = (moment: Date): RawBuilder<Date> => sql<Date>`${moment}::timestamptz`

/** An id as a parameter whose type the statement itself does not tell. */
export const bigint = (id: number): RawBuilder<number> => sql<number>`${id}::bigint`

/** The types of a recordset's columns; a question mark lets a column be null. */
type ColumnTypes = {
  bigint: number
  int: number
  text: string
  'text?': string | null
  timestamptz: Date
}
type RowOf<Columns extends Record<string, keyof ColumnTypes>> = { [Name in keyof Columns]: ColumnTypes[Columns[Name]] }

/** Rows of the caller as a table of a statement, however many: `recordset('wanted', { skuId: 'bigint', count: 'int' }, rows)`. */
export function recordset<Name extends string, const Columns extends Record<string, keyof ColumnTypes>>(
  name: Name,
  columns: Columns,
  rows: readonly RowOf<Columns>[],
): AliasedRawBuilder<RowOf<Columns>, Name> {
  const definitions = Object.entries(columns).map(
    ([column, type]) => sql`${sql.id(column)} ${sql.raw(type.replace('?', ''))}`,
  )
  const alias = sql`${sql.id(name)} (${sql.join(definitions)})`
  return sql<RowOf<Columns>>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<Name>(alias)
}

/** Ids of the caller as a table with their places from 1: a query ordered by `place` answers in the order of the ids. */
export const idsInOrder = <Name extends string>(
  name: Name,
  ids: readonly number[],
): AliasedRawBuilder<{ id: number; place: number }, Name> =>
  sql<{ id: number; place: number }>`unnest(${[...ids]}::bigint[]) with ordinality`.as<Name>(
    sql`${sql.id(name)} (id, place)`,
  )
