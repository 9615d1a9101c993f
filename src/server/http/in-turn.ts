import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import { tooMany } from '../rates/beyond-rate.ts'
import { openFairQueue } from './fair-queue.ts'
import { maxDurationMs } from './limits.ts'
import { addressOf } from './read-request.ts'
import { busy, isRefusal } from './refusal.ts'
import { refuseVisit } from './refuse-visit.ts'
import { shopperOf } from './serve-shopper.ts'

/** Runs expensive work of a request in its caller's turn, or refuses the request. */
export type InTurn = <Result>(context: Context, work: () => Promise<Result>) => Promise<Result | Response>

/** The time after which a caller that was refused may try again, in seconds. */
const retryAfter = 5

/** The queue of this process for expensive work (decision 0048). */
export function openTurns({ db, clock, settings }: Pick<Dependencies, 'db' | 'clock' | 'settings'>): InTurn {
  const queue = openFairQueue({ running: settings.QUEUE_RUNNING, waiting: settings.QUEUE_WAITING })
  return async (context, work) => {
    const caller = await callerOf(context, { db, clock })
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

/** The account of a valid token, else the network: an unknown token gives no turn of its own. */
async function callerOf(context: Context, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<string> {
  const shopper = context.req.header('Authorization') ? await shopperOf(context, db, new Date(clock())) : null
  return shopper && !isRefusal(shopper) ? `account ${shopper.accountId}` : `network ${networkOf(addressOf(context))}`
}

/** The network of an address: the /64 of an IPv6 address, since every subscriber has one. */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address
  const [start = [], end] = address.split('::').map((groups) => groups.split(':').filter(Boolean))
  const zeros = end ? Array<string>(8 - start.length - end.length).fill('0') : []
  const network = [...start, ...zeros, ...(end ?? [])].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
