import { mkdir } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { programFile } from '../program-file.ts'
import { Database, ping } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { type Answer, dialectOf } from './dialect.ts'
import { type EmbeddedTrouble, embeddedTrouble } from './embedded-trouble.ts'
import { takeFolder } from './folder-lock.ts'
import type { DatabaseAnswer, DatabaseRequest } from './pglite-worker.ts'

type Pending = { resolve: (answer: Answer) => void; reject: (error: Error) => void }
type RequestWithoutId = DatabaseRequest extends infer One
  ? One extends { id: number }
    ? Omit<One, 'id'>
    : never
  : never

const asError = ({ message, code }: EmbeddedTrouble) => Object.assign(new Error(message), { code })

/**
 * Opens the embedded database in a folder (in memory if null). Queries run in a separate thread, so that they do not
 * block the server. The folder is locked against a second process.
 * Throws a `FolderInUse` when another process holds the folder.
 */
export async function openPglite(folder: string | null): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true })
  const releaseFolder = folder ? await takeFolder(folder) : async () => {}
  const worker = new Worker(programFile('pglite-worker', './database/pglite-worker-start.mjs'), {
    workerData: { folder },
  })
  const pending = new Map<number, Pending>()
  let lastId = 0

  worker.on('message', (answer: DatabaseAnswer) => {
    const waiting = pending.get(answer.id)
    pending.delete(answer.id)
    if ('error' in answer) waiting?.reject(asError(answer.error))
    else waiting?.resolve(answer)
  })
  let ended: DatabaseAway | null = null
  const failAll = (error: Error) => {
    ended ??= new DatabaseAway(error)
    for (const { reject } of pending.values()) reject(ended)
    pending.clear()
  }
  // A value thrown outside of a request arrives unchanged and is not always an error.
  worker.on('error', (thrown: unknown) => failAll(asError(embeddedTrouble(thrown))))
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')))
  try {
    await new Promise<Answer>((resolve, reject) => pending.set(0, { resolve, reject }))
  } catch (error) {
    await releaseFolder()
    throw error
  }

  const ask = (request: RequestWithoutId) =>
    new Promise<Answer>((resolve, reject) => {
      if (ended) return reject(ended)
      lastId += 1
      pending.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, ...request })
    })
  const run = async (text: string) => void (await ask({ kind: 'run', text }))

  // There is only one connection: queries and transactions get the connection in the order of their arrival.
  let tail: Promise<void> = Promise.resolve()
  const takeTurn = async (): Promise<() => void> => {
    const before = tail
    let release = () => {}
    tail = new Promise((resolve) => (release = resolve))
    await before
    return release
  }

  const dialect = dialectOf({
    connect: async () => ({
      release: await takeTurn(),
      query: (text, values) => ask({ kind: 'query', text, values: [...values] }),
      run,
    }),
    close: async () => {
      await takeTurn()
      await ask({ kind: 'close' }).catch(() => {})
      await worker.terminate()
      await releaseFolder()
    },
  })
  const database = new Database('embedded', dialect)
  // Kysely starts its driver with the first query; without a started driver, `destroy` does not close the database.
  await ping(database)
  return database
}
