import { mkdir } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Sql } from 'sql-template-tag'
import type { Database } from './database.ts'
import { type EmbeddedTrouble, embeddedTrouble } from './embedded-trouble.ts'
import { takeFolder } from './folder-lock.ts'
import type { DatabaseAnswer, DatabaseRequest } from './pglite-worker.ts'

type Pending = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }
type RequestWithoutId = DatabaseRequest extends infer One
  ? One extends { id: number }
    ? Omit<One, 'id'>
    : never
  : never

const asError = ({ message, code }: EmbeddedTrouble) => Object.assign(new Error(message), { code })

/**
 * Opens the embedded database in a folder (in memory where it is null). Its queries run in a thread of their own,
 * so that the server goes on answering; the folder is locked against a second process.
 * Throws a `FolderTaken` when another process holds the folder.
 */
export async function openPglite(folder: string | null): Promise<Database> {
  if (folder) await mkdir(folder, { recursive: true })
  const release = folder ? await takeFolder(folder) : async () => {}
  const worker = new Worker(new URL('./pglite-worker-start.mjs', import.meta.url), { workerData: { folder } })
  const pending = new Map<number, Pending>()
  let lastId = 0

  worker.on('message', (answer: DatabaseAnswer) => {
    const waiting = pending.get(answer.id)
    pending.delete(answer.id)
    if ('error' in answer) waiting?.reject(asError(answer.error))
    else waiting?.resolve(answer.rows)
  })
  let ended: Error | null = null
  const failAll = (error: Error) => {
    ended ??= error
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  // What is thrown outside of an answer arrives as it is, and need not be an error.
  worker.on('error', (thrown: unknown) => failAll(asError(embeddedTrouble(thrown))))
  worker.on('exit', () => failAll(new Error('The embedded database has stopped.')))
  try {
    await new Promise<unknown[]>((resolve, reject) => pending.set(0, { resolve, reject }))
  } catch (error) {
    await release()
    throw error
  }

  const ask = (request: RequestWithoutId) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (ended) return reject(ended)
      lastId += 1
      pending.set(lastId, { resolve, reject })
      worker.postMessage({ id: lastId, ...request })
    })
  const query = async <Row>(statement: Sql) =>
    (await ask({ kind: 'query', text: statement.text, values: statement.values })) as Row[]
  const run = async (text: string) => void (await ask({ kind: 'run', text }))

  // One connection: a transaction keeps everybody else waiting until it ends.
  let tail: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(work)
    tail = result.catch(() => {})
    return result
  }

  return {
    engine: 'embedded',
    query: (statement) => inTurn(() => query(statement)),
    run: (script) => inTurn(() => run(script)),
    transaction: (work) =>
      inTurn(async () => {
        await run('begin')
        try {
          const result = await work({ query, run })
          await run('commit')
          return result
        } catch (error) {
          // What broke the work is told; a database that is broken itself cannot roll back.
          await run('rollback').catch(() => {})
          throw error
        }
      }),
    close: () =>
      inTurn(async () => {
        await ask({ kind: 'close' }).catch(() => {})
        await worker.terminate()
        await release()
      }),
  }
}
