import * as v from 'valibot'

/**
 * A backup is a gzipped text of lines. The first line is the head; then each table has a line with its name and columns
 * and a JSON line per row, referenced tables first; the last line counts the rows, which reveals a truncated file.
 * Lines that are no rows begin with `mark`, which no JSON begins with.
 */
export const backupName = 'mall-backup'
export const mark = '#'

export const backupHead = v.object({
  backup: v.literal(backupName),
  version: v.literal(1),
  madeAt: v.string(),
  /** The names of the migrations that made the tables. */
  migrations: v.array(v.string()),
  /** The fingerprint of the catalogue's source. */
  fingerprint: v.nullable(v.string()),
  /** The last value of each sequence. */
  counters: v.array(v.object({ table: v.string(), column: v.string(), last: v.number() })),
})
export type BackupHead = v.InferOutput<typeof backupHead>

/** The line above a table's rows. */
export const backupTable = v.object({ table: v.string(), columns: v.array(v.string()) })
export type BackupTable = v.InferOutput<typeof backupTable>

/** The last line. */
export const backupEnd = v.object({ rows: v.number() })
