import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Rows of one kind, by id. What is put is written down before `put` returns. */
export type Shelf<Row> = {
  get(id: string): Row | undefined
  put(id: string, row: Row): void
  remove(id: string): void
  all(): [id: string, row: Row][]
}
export type Book = { shelf<Row>(name: string): Shelf<Row> }

type Line = readonly [shelf: string, id: string, row: unknown]

/**
 * What the sandbox knows, in a file of lines, each the newest word on one row; in memory where there is no file. It is read and
 * made short when it is opened. A line that was cut off by a kill was never answered for, and is passed over.
 */
export function openBook(file: string | null): Book {
  const shelves = new Map<string, Map<string, unknown>>()
  const shelfOf = (name: string) => {
    const rows = shelves.get(name) ?? new Map<string, unknown>()
    shelves.set(name, rows)
    return rows
  }
  if (file && existsSync(file)) {
    for (const [name, id, row] of readFileSync(file, 'utf8').split('\n').flatMap(readLine)) {
      if (row === null) shelfOf(name).delete(id)
      else shelfOf(name).set(id, row)
    }
  }
  if (file) {
    const lines = [...shelves].flatMap(([name, rows]) => [...rows].map(([id, row]) => lineOf([name, id, row])))
    writeFileSync(`${file}.part`, lines.join(''), { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }
  const write = (line: Line) => {
    if (file) appendFileSync(file, lineOf(line))
  }
  return {
    shelf: <Row>(name: string): Shelf<Row> => {
      const rows = shelfOf(name) as Map<string, Row>
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
