import * as v from 'valibot'

/**
 * A backup is a gzipped text of lines. The first is the head; then each table has a line of its name and columns and a line of JSON
 * for every row, tables that others refer to first; the last line counts the rows, so that a part of a file is told from a whole.
 * Lines that are no rows begin with `mark`, with which no JSON does.
 */
export const backupName = 'mall-backup'
export const mark = '#'

export const backupHead = v.object({
  backup: v.literal(backupName),
  version: v.literal(1),
  madeAt: v.string(),
  /** Names of the migrations that made the tables. */
  migrations: v.array(v.string()),
  /** What the catalogue was made of. */
  fingerprint: v.nullable(v.string()),
  /** The last number that each counter has given. */
  counters: v.array(v.object({ table: v.string(), column: v.string(), last: v.number() })),
})
export type BackupHead = v.InferOutput<typeof backupHead>

/** The line above a table's rows. */
export const backupTable = v.object({ table: v.string(), columns: v.array(v.string()) })
export type BackupTable = v.InferOutput<typeof backupTable>

/** The last line. */
export const backupEnd = v.object({ rows: v.number() })
