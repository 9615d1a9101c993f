import { Worker } from 'node:worker_threads'
import { programFile } from '../program-file.ts'
import type { PictureAnswer, PictureRequest } from './picture-thread.ts'

/**
 * The priority of a picture: requested pictures come before those made ahead. The flag may turn true while the picture
 * waits.
 */
export type Urgency = { isAsked: boolean }

/** The reason of a picture that is not made because too many requested pictures are waiting. */
export class PictureQueueFull extends Error {}

/**
 * Makes pictures in worker threads, at most `threads` at a time, while at most `waiting` requested pictures wait.
 * Threads start on demand.
 */
type PictureThreads = {
  /**
   * The file of a picture. Rejects where the queue is full (`PictureQueueFull`), the picture cannot be drawn, the thread
   * ends, or the threads are closed.
   */
  make(request: PictureRequest, urgency: Urgency): Promise<Uint8Array>
  close(): Promise<void>
}

/** The numbers of pictures that are made at once, and of requested pictures that wait. */
export type PictureBounds = { readonly threads: number; readonly waiting: number }

type Job = {
  readonly request: PictureRequest
  readonly urgency: Urgency
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}
type Thread = { readonly worker: Worker; job: Job | null }

/** Opens the queue of pictures; no thread runs until the first picture is requested. */
export function openPictureThreads({ threads, waiting: maxWaiting }: PictureBounds): PictureThreads {
  const waiting: Job[] = []
  const running = new Set<Thread>()
  let isClosed = false

  function startThread(): Thread {
    const worker = new Worker(programFile('picture-thread', './media/picture-thread-start.mjs'), { execArgv: [] })
    const thread: Thread = { worker, job: null }
    running.add(thread)
    worker.on('message', (answer: PictureAnswer) => {
      const { job } = thread
      thread.job = null
      if ('bytes' in answer) job?.resolve(answer.bytes)
      else job?.reject(new Error(answer.error))
      giveWork()
    })
    const end = (error: Error) => {
      if (!running.delete(thread)) return
      thread.job?.reject(error)
      giveWork()
    }
    worker.on('error', end)
    worker.on('exit', (code) => end(new Error(`The picture thread ended with code ${code}.`)))
    return thread
  }

  function giveWork(): void {
    while (waiting.length > 0 && !isClosed) {
      const free = [...running].find(({ job }) => job === null) ?? (running.size < threads ? startThread() : null)
      if (!free) return
      const asked = waiting.findIndex(({ urgency }) => urgency.isAsked)
      const [job] = waiting.splice(Math.max(asked, 0), 1)
      if (!job) return
      free.job = job
      free.worker.postMessage(job.request)
    }
  }

  return {
    make: (request, urgency) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The picture threads are closed.'))
        if (urgency.isAsked && waiting.filter((job) => job.urgency.isAsked).length >= maxWaiting)
          return reject(new PictureQueueFull('Too many pictures are waiting.'))
        waiting.push({ request, urgency, resolve, reject })
        giveWork()
      }),
    async close() {
      isClosed = true
      for (const { reject } of waiting.splice(0)) reject(new Error('The picture threads are closed.'))
      await Promise.all([...running].map(({ worker }) => worker.terminate()))
    },
  }
}
