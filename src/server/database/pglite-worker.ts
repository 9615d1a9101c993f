import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { type EmbeddedTrouble, embeddedTrouble } from './embedded-trouble.ts'

/** What the main thread asks: a statement with its values, a script, or the end. */
export type DatabaseRequest =
  | { id: number; kind: 'query'; text: string; values: unknown[] }
  | { id: number; kind: 'run'; text: string }
  | { id: number; kind: 'close' }
export type DatabaseAnswer = { id: number; rows: unknown[] } | { id: number; error: EmbeddedTrouble }

const { folder } = workerData as { folder: string | null }
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number }
const database = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), parsers }).catch((error: unknown) => {
  parentPort?.postMessage({ id: 0, error: embeddedTrouble(error) } satisfies DatabaseAnswer)
  throw error
})

async function answer(request: DatabaseRequest): Promise<unknown[]> {
  if (request.kind === 'query') return (await database.query(request.text, request.values)).rows
  if (request.kind === 'run') await database.exec(request.text)
  else await database.close()
  return []
}

parentPort?.on('message', (request: DatabaseRequest) => {
  answer(request).then(
    (rows) => parentPort?.postMessage({ id: request.id, rows } satisfies DatabaseAnswer),
    (error: unknown) =>
      parentPort?.postMessage({ id: request.id, error: embeddedTrouble(error) } satisfies DatabaseAnswer),
  )
})
parentPort?.postMessage({ id: 0, rows: [] } satisfies DatabaseAnswer)
