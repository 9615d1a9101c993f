import { type AliasedRawBuilder, type Expression, type RawBuilder, sql } from 'kysely'

/**
 * Matches any of these numbers: `where('sku_id', '=', anyOf(ids))`. Unlike `in`, the expression is also valid for an
 * empty list.
 */
export const anyOf = <One extends number>(numbers: readonly One[]): RawBuilder<One> =>
  sql<One>`any(${[...numbers]}::bigint[])`

/** Matches any of these texts. */
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${[...texts]}::text[])`

/** The text at a language's index (from 1) in a list of texts. */
export const textAt = (texts: Expression<string[]>, textIndex: number): RawBuilder<string> =>
  sql<string>`${texts}[${textIndex}::int]`

/** The same as `textAt`, for a list that an outer join may leave null. */
export const textAtOrNull = (texts: Expression<string[] | null>, textIndex: number): RawBuilder<string | null> =>
  sql<string | null>`${texts}[${textIndex}::int]`

/** Formats a `date` as `yyyy-MM-dd`. */
export const calendarDay = <Day extends Date | null>(day: Expression<Day>): RawBuilder<string | Exclude<Day, Date>> =>
  sql<string | Exclude<Day, Date>>`to_char(${day}, 'YYYY-MM-DD')`

/** Whether a query finds a row. */
export const exists = (rows: Expression<unknown>): RawBuilder<boolean> => sql<boolean>`exists ${rows}`

/** Whether a query finds no row. */
export const notExists = (rows: Expression<unknown>): RawBuilder<boolean> => sql<boolean>`not exists ${rows}`

/** The larger of two values; a null is ignored. */
export const greatest = <Value>(one: Expression<Value>, other: Expression<Value>): RawBuilder<Value> =>
  sql<Value>`greatest(${one}, ${other})`

/** Raises a negative count to zero. */
export const atLeastZero = (count: Expression<number>): RawBuilder<number> => sql<number>`greatest(0, ${count})`

/** A timestamp parameter with an explicit type, for statements from which PostgreSQL cannot infer the type. */
export const timestamp = (moment: Date): RawBuilder<Date> => sql<Date>`${moment}::timestamptz`

/** An id parameter with an explicit type, for statements from which PostgreSQL cannot infer the type. */
export const bigint = (id: number): RawBuilder<number> => sql<number>`${id}::bigint`

/** The column types of a recordset; a question mark makes a column nullable. */
type ColumnTypes = {
  bigint: number
  int: number
  text: string
  'text?': string | null
  timestamptz: Date
}
type RowOf<Columns extends Record<string, keyof ColumnTypes>> = { [Name in keyof Columns]: ColumnTypes[Columns[Name]] }

/**
 * Passes any number of the caller's rows to a statement as a table: `recordset('wanted', { skuId: 'bigint', count:
 * 'int' }, rows)`.
 */
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

/**
 * Passes ids to a statement as a table with their positions from 1. A query ordered by `place` answers in the order of
 * the ids.
 */
export const idsInOrder = <Name extends string>(
  name: Name,
  ids: readonly number[],
): AliasedRawBuilder<{ id: number; place: number }, Name> =>
  sql<{ id: number; place: number }>`unnest(${[...ids]}::bigint[]) with ordinality`.as<Name>(
    sql`${sql.id(name)} (id, place)`,
  )
