import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseAway } from './database-away.ts'

/** How long an operation may take before the database is asked whether it answers at all, in ms. */
const patienceMs = 500
/** The time for that answer is a second, in steps, so that a blocked event loop counts as one step. */
const stepMs = 100
const steps = 10

/**
 * Limits the time of operations on a database that may fall silent. A slow operation goes on as long as `probe` succeeds
 * beside it, and rejects with a `DatabaseAway` where the probe fails or gets no answer. Operations share their probes.
 */
export function whileAnswering(probe: () => Promise<void>): <T>(operation: Promise<T>) => Promise<T> {
  let probing: Promise<void> | null = null
  const ask = () =>
    (probing ??= Promise.race([probe(), noAnswer()]).finally(() => {
      probing = null
    }))

  return async (operation) => {
    const over = new AbortController()
    const silence = async (): Promise<never> => {
      for (;;) {
        await wait(patienceMs, undefined, over)
        await ask().catch((error: Error) => Promise.reject(new DatabaseAway(error)))
      }
    }
    try {
      return await Promise.race([operation, silence()])
    } finally {
      over.abort()
    }
  }
}

async function noAnswer(): Promise<never> {
  for (let step = 0; step < steps; step += 1) await wait(stepMs, undefined, { ref: false })
  throw new Error('The database does not answer.')
}
