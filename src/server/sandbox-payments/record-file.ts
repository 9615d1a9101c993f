import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Rows of one kind, by id. A row is on the disk before `put` returns. */
type RecordSet<Row> = {
  get(id: string): Row | undefined
  put(id: string, row: Row): void
  remove(id: string): void
  all(): [id: string, row: Row][]
}
export type RecordFile = { recordSet<Row>(name: string): RecordSet<Row> }

type Line = readonly [set: string, id: string, row: unknown]

/**
 * The sandbox's records in an append-only file, each line the newest version of a row; in memory without a file.
 * Opening reads and compacts the file. A line that a kill cut off was never acknowledged and is ignored.
 */
export function openRecordFile(file: string | null): RecordFile {
  const sets = new Map<string, Map<string, unknown>>()
  const setOf = (name: string) => {
    const rows = sets.get(name) ?? new Map<string, unknown>()
    sets.set(name, rows)
    return rows
  }
  if (file && existsSync(file)) {
    for (const [name, id, row] of readFileSync(file, 'utf8').split('\n').flatMap(readLine)) {
      if (row === null) setOf(name).delete(id)
      else setOf(name).set(id, row)
    }
  }
  if (file) {
    const lines = [...sets].flatMap(([name, rows]) => [...rows].map(([id, row]) => lineOf([name, id, row])))
    writeFileSync(`${file}.part`, lines.join(''), { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
  const write = (line: Line) => {
    if (file) appendFileSync(file, lineOf(line))
  }
  return {
    recordSet: <Row>(name: string): RecordSet<Row> => {
      const rows = setOf(name) as Map<string, Row>
      return {
        get: (id) => rows.get(id),
        put: (id, row) => {
          write([name, id, row])
          rows.set(id, row)
        },
        remove: (id) => {
          write([name, id, null])
          rows.delete(id)
        },
        all: () => [...rows],
      }
    },
  }
}

const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`

function readLine(text: string): Line[] {
  try {
    return text === '' ? [] : [JSON.parse(text) as Line]
  } catch {
    return []
  }
}
