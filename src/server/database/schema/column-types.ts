import type { ColumnType, Generated } from 'kysely'

/** A column that the database fills if an insert omits the column: an identity or a default. */
export type { Generated }

/**
 * A `date`, inserted as `yyyy-MM-dd`. Queries read the column with `calendarDay`, because a `Date` would depend on the
 * time zone of the process.
 */
export type CalendarDate = ColumnType<Date, string, string>

/** An array; written values may be readonly. */
export type List<Element> = ColumnType<Element[], readonly Element[], readonly Element[]>

/** A `jsonb`, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>
