import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import type { Answer } from './dialect.ts'
import { type EmbeddedTrouble, embeddedTrouble } from './embedded-trouble.ts'

/** A request of the main thread: a statement with its values, a script, or the end. */
export type DatabaseRequest =
  | { id: number; kind: 'query'; text: string; values: unknown[] }
  | { id: number; kind: 'run'; text: string }
  | { id: number; kind: 'close' }
export type DatabaseAnswer = ({ id: number } & Answer) | { id: number; error: EmbeddedTrouble }

const { folder } = workerData as { folder: string | null }
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number }
const database = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), parsers }).catch((error: unknown) => {
  parentPort?.postMessage({ id: 0, error: embeddedTrouble(error) } satisfies DatabaseAnswer)
  throw error
})

async function answer(request: DatabaseRequest): Promise<Answer> {
  if (request.kind === 'query') {
    const { rows, affectedRows } = await database.query(request.text, request.values)
    return { rows, affected: affectedRows ?? null }
  }
  if (request.kind === 'run') await database.exec(request.text)
  else await database.close()
  return { rows: [], affected: null }
}

parentPort?.on('message', (request: DatabaseRequest) => {
  answer(request).then(
    (result) => parentPort?.postMessage({ id: request.id, ...result } satisfies DatabaseAnswer),
    (error: unknown) =>
      parentPort?.postMessage({ id: request.id, error: embeddedTrouble(error) } satisfies DatabaseAnswer),
  )
})
parentPort?.postMessage({ id: 0, rows: [], affected: null } satisfies DatabaseAnswer)
