import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { tooMany } from '../rate-limit/check-rates.ts'
import { callerOf } from './caller-of.ts'
import { openFairQueue } from './fair-queue.ts'
import { maxDurationMs } from './limits.ts'
import { addressOf } from './read-request.ts'
import { busy } from './refusal.ts'
import { refuseVisit } from './refuse-visit.ts'

/** Runs expensive work of a request in its caller's turn, or refuses the request. */
export type InTurn = <Result>(context: Context, work: () => Promise<Result>) => Promise<Result | Response>

/** The time after which a caller that was refused may try again, in seconds. */
const retryAfter = 5

/** The queue of this process for expensive work (decision 0048). */
export function openTurns({ db, clock, settings }: Pick<Dependencies, 'db' | 'clock' | 'settings'>): InTurn {
  const queue = openFairQueue({ running: settings.QUEUE_RUNNING, waiting: settings.QUEUE_WAITING })
  return async (context, work) => {
    const caller = await callerOf(
      { authorization: context.req.header('Authorization'), address: addressOf(context) },
      { db, clock },
    )
    // Nobody waits for the answer any more once the connection has ended or the time limit has passed.
    const { signal: gone } = context.req.raw
    const signal = AbortSignal.any([gone, AbortSignal.timeout(maxDurationMs)])
    const turn = await queue.takeTurn(caller, signal)
    if (turn === 'full') return refuseVisit(context, tooMany(retryAfter))
    if (turn === 'gone') return refuseVisit(context, busy())
    try {
      return await work()
    } finally {
      turn()
    }
  }
}
