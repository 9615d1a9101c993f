import { cartCount, cartVersionHeader, changeCart, mostChanges } from '#contract/cart.ts'
import type { Language } from '#contract/wire.ts'
import { call, type Failure } from './call.ts'
import { lookAtCart } from './look-at-cart.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readCommands, readOutboxCart } from './outbox.ts'
import type { OutboxCommand } from './outbox-command.ts'
import { type KeptCart, outboxRecords } from './outbox-records.ts'
import { tellOutbox } from './outbox-watch.ts'
import { type Batch, changeOf, type Said, settleBatch, takeBatch } from './replay-batch.ts'
import { readSession } from './session.ts'
import { lockNames } from './store-names.ts'

/** What became of what waited. */
export type ReplayReport = {
  /** So many had their effect, `corrected` included. */
  readonly sent: number
  readonly corrected: readonly OutboxCommand[]
  readonly refused: readonly OutboxCommand[]
  /** Some wait for a better moment, after `retryAfter` ms where the shop named one. */
  readonly isLeft: boolean
  readonly retryAfter?: number | undefined
  /** They wait for their shopper to sign in (again), or for the account to be enabled. */
  readonly isPaused: boolean
  /** The carts that were answered, of each region the last; they are kept (outbox.ts, `readOutboxCart`). */
  readonly carts: ReadonlyMap<number, KeptCart>
}

export type ReplayOptions = {
  /** Address of the API. */
  readonly base: string
  /** The language that carts are asked in; else that of the cart which is kept. */
  readonly lang?: Language | undefined
  /** The shop's clock in ms, where the caller knows it better than the phone. */
  readonly now?: (() => number) | undefined
}

type Report = { -readonly [Key in keyof ReplayReport]: ReplayReport[Key] } & { carts: Map<number, KeptCart> }

/**
 * Sends what the shopper who is signed in did and the shop does not know yet: page and worker, one at a time, at most a hundred changes a call
 * (decision 0022). What gets no answer is repeated unchanged the next time; nothing is sent that is another's.
 */
export const replay = (options: ReplayOptions): Promise<ReplayReport> =>
  oneAtATime(lockNames.outbox, () => replayAll(options))

async function replayAll(options: ReplayOptions): Promise<ReplayReport> {
  const report: Report = { sent: 0, corrected: [], refused: [], isLeft: false, isPaused: false, carts: new Map() }
  const shopper = (await readSession())?.token.userId
  if (shopper === undefined) return report
  const repeated = (await readCommands(shopper)).filter(({ state }) => state === 'sent')
  const clock = repeated.length > 0 ? await askClock(shopper, options, report) : (options.now ?? Date.now)
  let size = mostChanges
  while (!report.isLeft && clock) {
    // In this order: what a guest does after this shopper has left, at any moment from here on, is nobody's yet.
    const guests = new Set((await readCommands('')).map(({ id }) => id))
    if ((await readSession())?.token.userId !== shopper) {
      report.isLeft = report.isPaused = true
      break
    }
    const taken = await outboxRecords.edit((records) => takeBatch(records, shopper, guests, clock(), size))
    // What cannot be marked as sent must not be: it could be made one with what comes after it.
    if (!taken) report.isLeft = true
    else if (!taken.said) break
    else size = await sendBatch(taken.said, shopper, options, report)
  }
  if (clock) await lookWhereAsked(repeated, shopper, options, report)
  tellOutbox()
  return report
}

/** The shop's clock: before anything is repeated it decides whether that may be, and a phone that lay in a drawer may not know it. Null where no answer came. */
async function askClock(shopper: string, { base }: ReplayOptions, report: Report): Promise<(() => number) | null> {
  const outcome = await call(cartCount, {}, { base, userId: shopper })
  if (!outcome.ok) return (wait(report, outcome.failure, null), null)
  // A phone that finds a network may set its own clock at this very moment.
  const since = performance.now()
  return () => Math.round(outcome.at + performance.now() - since)
}

/** Who is asked whether something arrived must see the cart as the shop has it; while it was open as sent, none was kept. */
async function lookWhereAsked(
  repeated: readonly OutboxCommand[],
  shopper: string,
  { base, lang }: ReplayOptions,
  report: Report,
): Promise<void> {
  if (repeated.length === 0) return
  const asked = (await readCommands(shopper)).filter(
    ({ id, state }) => state === 'asked' && repeated.some((one) => one.id === id),
  )
  for (const regionId of new Set(asked.map((one) => one.regionId))) {
    if (report.carts.has(regionId)) continue
    const { kept } = await readOutboxCart(shopper, regionId)
    const outcome = await lookAtCart(shopper, regionId, lang ?? kept?.lang ?? 'en', { base })
    if (outcome.ok) report.carts.set(regionId, outcome.value)
  }
}

/** Sends one batch and writes down what became of it; answers how many the next may hold. */
async function sendBatch(
  batch: Batch,
  shopper: string,
  { base, lang = batch.lang ?? 'en' }: ReplayOptions,
  report: Report,
): Promise<number> {
  const { regionId, commands } = batch
  let headers: Headers | null = null
  const outcome = await call(
    changeCart,
    { lang },
    {
      base,
      regionId,
      userId: shopper,
      body: commands.map(changeOf),
      onHeaders: (answered) => void (headers = answered),
    },
  )
  if (outcome.ok) {
    const version = Number((headers as Headers | null)?.get(cartVersionHeader) ?? 0)
    const { outcomes, cart } = outcome.value
    await settle(batch, shopper, outcomes, { cart, version, at: outcome.at, lang }, report)
    return Math.min(mostChanges, commands.length * 2)
  }
  if (!isFinal(outcome.failure)) return (wait(report, outcome.failure, headers), commands.length)
  // One of them spoils the call for all: it is found by halves, so that the others get through.
  if (commands.length > 1 && codeOf(outcome.failure) !== 'UNKNOWN_REGION') return Math.ceil(commands.length / 2)
  const code = codeOf(outcome.failure)
  await settle(
    batch,
    shopper,
    commands.map(({ id: key }) => ({ key, outcome: 'refused', code })),
    null,
    report,
  )
  return mostChanges
}

async function settle(
  batch: Batch,
  shopper: string,
  outcomes: readonly Said[],
  answer: KeptCart | null,
  report: Report,
): Promise<void> {
  const settled = await outboxRecords.edit((records) => settleBatch(records, shopper, batch, outcomes, answer))
  if (answer) report.carts.set(batch.regionId, answer)
  if (!settled || settled.said.done + settled.said.corrected.length + settled.said.refused.length === 0) {
    // The phone would not write it down, or the answer speaks of something else: the same is asked again later.
    report.isLeft = true
    return
  }
  const { done, corrected, refused } = settled.said
  report.sent += done + corrected.length
  report.corrected = [...report.corrected, ...corrected]
  report.refused = [...report.refused, ...refused]
}

/** They stay as they are, for later. */
function wait(report: Report, failure: Failure, headers: Headers | null): void {
  report.isLeft = true
  report.isPaused =
    codeOf(failure) === 'ACCOUNT_DISABLED' || statusOf(failure) === 401 || codeOf(failure) === 'NOT_SIGNED_IN'
  const seconds = Number(headers?.get('Retry-After') ?? 0)
  if (seconds > 0) report.retryAfter = seconds * 1000
}

const codeOf = (failure: Failure): string =>
  failure.kind === 'refused' ? failure.code : failure.kind === 'broken' ? 'TOO_LARGE' : ''
const statusOf = (failure: Failure): number => ('status' in failure ? failure.status : 0)

/** The shop said no and will say it again. Of what is not in its words (a captive portal's page) only "too large" is believed. */
function isFinal(failure: Failure): boolean {
  if (failure.kind === 'broken') return failure.status === 413
  return (
    failure.kind === 'refused' &&
    failure.code !== 'ACCOUNT_DISABLED' &&
    [400, 403, 404, 413, 422].includes(failure.status)
  )
}
