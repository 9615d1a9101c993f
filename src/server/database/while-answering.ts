import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseAway } from './database-away.ts'

/** How long an operation may take before the database is asked whether it answers at all, in ms. */
const patienceMs = 500
/** The time for that answer is a second, in steps, so that a blocked event loop counts as one step. */
const stepMs = 100
const steps = 10
/** The time from one question to the next while the database is silent, in ms. */
const askAgainMs = 1000

/**
 * Limits the time of operations on a database that may fall silent. A slow operation goes on as long as `probe` succeeds
 * beside it, and rejects with a `DatabaseAway` where the probe fails or gets no answer. From then on operations are
 * rejected at once, until a probe succeeds again. Operations share their probes.
 */
export function whileAnswering(probe: () => Promise<void>): <T>(operate: () => Promise<T>) => Promise<T> {
  let silence: DatabaseAway | null = null
  let probing: Promise<void> | null = null
  let askingAgain: NodeJS.Timeout | undefined

  const ask = () =>
    (probing ??= Promise.race([probe(), noAnswer()])
      .then(
        () => {
          silence = null
        },
        (error: Error) => {
          silence = new DatabaseAway(error)
          clearTimeout(askingAgain)
          askingAgain = setTimeout(() => ask().catch(() => {}), askAgainMs).unref()
          throw silence
        },
      )
      .finally(() => {
        probing = null
      }))

  return async (operate) => {
    if (silence) throw silence
    const over = new AbortController()
    const untilSilent = async (): Promise<never> => {
      for (;;) {
        await wait(patienceMs, undefined, over)
        await ask()
      }
    }
    try {
      return await Promise.race([operate(), untilSilent()])
    } finally {
      over.abort()
    }
  }
}

async function noAnswer(): Promise<never> {
  for (let step = 0; step < steps; step += 1) await wait(stepMs, undefined, { ref: false })
  throw new Error('The database does not answer.')
}
