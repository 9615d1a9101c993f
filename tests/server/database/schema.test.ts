import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '#server/database/database.ts'
import { type Mall, openMall } from '../support/mall.ts'

const folder = join(import.meta.dirname, '../../../src/server/database')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The named types that stand in the schema for texts and numbers. */
const named: Readonly<Record<string, string>> = {
  DeliveryState: 'string',
  Language: 'string',
  NoticeTitle: 'string',
  OfferState: 'string',
  OrderEndReason: 'string',
  PaymentRefusal: 'string',
  PushTopic: 'string',
  RefundReason: 'string',
  Condition: 'string',
  CoinReason: 'string',
  ContactTopic: 'string',
  ReportReason: 'string',
  ChatReportReason: 'string',
  TraceKind: 'string',
  WatchKind: 'string',
  OrderStatus: 'number',
  PayType: 'number',
  RefundState: 'number',
}

/** `Generated<0 | 1>` as `Generated<number>`: unions of literals and named types as the type that they narrow. */
const widened = (type: string): string =>
  type
    .replace(/^Generated<(.*)>$/, (_all, inner: string) => `Generated<${widened(inner)}>`)
    .replace(/^Json<.*>( \| null)?$/, 'Json$1')
    .replace(/'\w+'( \| '\w+')*/, 'string')
    .replace(/\b\d+( \| \d+)*\b/, 'number')
    .replace(/\b[A-Z]\w+\b/, (name) => named[name] ?? name)

/** Every column as the schema names it: `table.column: type`. */
function columnsOfSchema(): string[] {
  const interfaces = new Map<string, string>()
  for (const file of readdirSync(join(folder, 'schema'))) {
    for (const [, name = '', body = ''] of read(`schema/${file}`).matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms))
      interfaces.set(name, body)
  }
  return [...read('schema.ts').matchAll(/^ {2}(\w+): \w+\.(\w+)$/gm)].flatMap(([, table = '', name = '']) =>
    [...(interfaces.get(name) ?? '').matchAll(/^ {2}(\w+): (.*)$/gm)].map(
      ([, column = '', type = '']) => `${table}.${column}: ${widened(type)}`,
    ),
  )
}

/** The type that a column of PostgreSQL has in the schema. */
const types: Readonly<Record<string, string>> = {
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  bpchar: 'string',
  tsvector: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'CalendarDate',
  jsonb: 'Json',
  _text: 'List<string>',
  _int4: 'List<number>',
  _int8: 'List<number>',
}

let mall: Mall
beforeAll(async () => {
  mall = await openMall()
})
afterAll(() => mall?.close())

test('the schema names every column of the migrated database with its type, and no other', async () => {
  const columns = await query<{ name: string; type: string; is_null: boolean; is_filled: boolean }>(
    mall.db,
    sql`select c.table_name || '.' || c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as is_null,
        c.column_default is not null or c.is_identity = 'YES' as is_filled
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = current_schema() and t.table_type = 'BASE TABLE'`,
  )
  const migrated = columns.map(({ name, type, is_null: isNull, is_filled: isFilled }) => {
    const value = `${types[type] ?? type}${isNull ? ' | null' : ''}`
    return `${name}: ${isFilled ? `Generated<${value}>` : value}`
  })
  expect(migrated.length).toBeGreaterThan(200)
  expect(columnsOfSchema().sort()).toEqual(migrated.sort())
})
