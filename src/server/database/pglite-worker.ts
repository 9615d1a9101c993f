import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

/** What the main thread asks: a statement with its values, a script, or the end. */
export type DatabaseRequest =
  | { id: number; kind: 'query'; text: string; values: unknown[] }
  | { id: number; kind: 'run'; text: string }
  | { id: number; kind: 'close' }
export type DatabaseAnswer =
  | { id: number; rows: unknown[] }
  | { id: number; error: { message: string; code?: string } }

const { folder } = workerData as { folder: string | null }
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number }
const database = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), parsers }).catch((error: unknown) => {
  parentPort?.postMessage({ id: 0, error: told(error) } satisfies DatabaseAnswer)
  throw error
})

/** What can be told to the other thread; the file system inside the database throws bare numbers, 51 for a full disk. */
function told(error: unknown): { message: string; code?: string } {
  const { message, code, errno } = error as { message?: string; code?: string; errno?: number }
  if (errno === 51) return { message: 'No space left on device', code: 'ENOSPC' }
  return { message: message || `The embedded database has failed (${String(errno ?? error)}).`, ...(code ? { code } : {}) }
}

async function answer(request: DatabaseRequest): Promise<unknown[]> {
  if (request.kind === 'query') return (await database.query(request.text, request.values)).rows
  if (request.kind === 'run') await database.exec(request.text)
  else await database.close()
  return []
}

parentPort?.on('message', (request: DatabaseRequest) => {
  answer(request).then(
    (rows) => parentPort?.postMessage({ id: request.id, rows } satisfies DatabaseAnswer),
    (error: unknown) => parentPort?.postMessage({ id: request.id, error: told(error) } satisfies DatabaseAnswer),
  )
})
parentPort?.postMessage({ id: 0, rows: [] } satisfies DatabaseAnswer)
