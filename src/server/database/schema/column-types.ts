import type { ColumnType, Generated } from 'kysely'

/** A column that the database fills where an insert leaves it out: an identity or a default. */
export type { Generated }

/** A `date`. Inserted as `yyyy-MM-dd`; read it with `calendarDay`, since a `Date` of it depends on the zone of the process. */
export type CalendarDate = ColumnType<Date, string, string>

/** An array; values that are written may be read-only. */
export type List<Element> = ColumnType<Element[], readonly Element[], readonly Element[]>

/** A `jsonb`, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>
