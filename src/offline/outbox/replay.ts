import { cartCount } from '#contract/cart/cart.ts'
import type { Language } from '#contract/wire.ts'
import { call, type Failure } from '#offline/call.ts'
import { domains } from '#offline/domains.ts'
import { readSession } from '#offline/session.ts'
import { lockNames } from '#offline/store-names.ts'
import { withLock } from '#offline/with-lock.ts'
import { type Command, isUnderWay, phoneOwner } from './command.ts'
import type { Batch, CommandOutcome, Domain, Sender, Sent } from './domain.ts'
import { readCommands } from './outbox.ts'
import { commandsOf, outboxRecords } from './outbox-records.ts'
import { notifyOutbox } from './outbox-watch.ts'
import { nextBatch, releaseBatch, settleBatch } from './replay-batch.ts'

/** The result of a replay. */
export type ReplayReport = {
  /** The number of applied commands, corrected ones included. */
  readonly sent: number
  readonly corrected: readonly Command[]
  readonly refused: readonly Command[]
  /** The names of the domains with at least one answered command. */
  readonly changed: ReadonlySet<string>
  /** Commands are left to send, after `retryAfter` ms if the server gave a delay. */
  readonly isLeft: boolean
  readonly retryAfter?: number | undefined
  /** The commands cannot be sent until their shopper signs in again, or the account is enabled. */
  readonly isPaused: boolean
}

export type ReplayOptions = {
  /** The address of the API. */
  readonly base: string
  /** The language of fetched carts; by default that of the cached cart. */
  readonly lang?: Language | undefined
  /** The server's clock in ms, if the caller knows it better than the phone does. */
  readonly now?: (() => number) | undefined
  /** The domains to send, in this order; by default all of them. */
  readonly only?: readonly Domain[] | undefined
  readonly signal?: AbortSignal | undefined
}

type Report = { -readonly [Key in keyof ReplayReport]: ReplayReport[Key] } & {
  changed: Set<string>
  /** Calls of other domains would fail, too. */
  isStopped: boolean
}
type Run<C extends Command> = {
  readonly domain: Domain<C>
  readonly sender: Sender
  readonly report: Report
}

/**
 * Sends the pending commands of the signed-in shopper and of the phone. A lock allows one replay at a time in all tabs
 * and the worker (decision 0044). The next replay repeats unanswered commands unchanged. Another shopper's commands are
 * never sent.
 */
export const replay = (options: ReplayOptions): Promise<ReplayReport> =>
  withLock(lockNames.outbox, () => replayAll(options))

async function replayAll(options: ReplayOptions): Promise<ReplayReport> {
  const report: Report = {
    sent: 0,
    corrected: [],
    refused: [],
    changed: new Set(),
    isLeft: false,
    isPaused: false,
    isStopped: false,
  }
  for (const domain of options.only ?? domains) {
    await replayDomain(domain, options, report)
    if (report.isStopped) break
  }
  const { isStopped: _, ...result } = report
  return result
}

async function replayDomain<C extends Command>(
  domain: Domain<C>,
  options: ReplayOptions,
  report: Report,
): Promise<void> {
  const shopper = domain.isOfPhone
    ? phoneOwner
    : ((await readSession())?.token.userId ?? (domain.sendsForGuests ? '' : undefined))
  if (shopper === undefined) return
  const own = await readCommands(domain, shopper)
  const isAny = own.length > 0 || (!domain.isOfPhone && (await readCommands(domain, '')).length > 0)
  if (!isAny) return
  const { base, lang, signal } = options
  const run: Run<C> = { domain, sender: { base, shopper, lang, signal }, report }
  const repeated = domain.isRepeatable ? [] : own.filter(({ state }) => state === 'sent')
  const clock = repeated.length > 0 ? await fetchServerClock(run) : (options.now ?? Date.now)
  if (clock) {
    await sendAll(run, clock)
    await reconcile(run, repeated)
  }
  notifyOutbox(domain.name)
}

/** The ids of the commands that wait for a better connection; none if that cannot be told. */
async function readHeld<C extends Command>({ domain, sender }: Run<C>, now: number): Promise<ReadonlySet<string>> {
  if (!domain.heldBack) return new Set()
  const own = (await readCommands(domain, sender.shopper)).filter((one) => isUnderWay(one) && !one.goesNow)
  return domain.heldBack(own, now).catch(() => new Set())
}

/** Sends one call after another until no command is left, or the domain has to be postponed. */
async function sendAll<C extends Command>(run: Run<C>, clock: () => number): Promise<void> {
  const { domain, sender, report } = run
  const { shopper } = sender
  let most: number | null = Number.POSITIVE_INFINITY
  while (most !== null) {
    const size: number = most
    // The order of these two reads matters: if the shopper logs out in between, the commands that a guest makes from
    // then on must not become the shopper's.
    const guests = new Set(domain.isOfPhone ? [] : (await readCommands(domain, '')).map(({ id }) => id))
    if (!domain.isOfPhone && ((await readSession())?.token.userId ?? '') !== shopper) {
      report.isLeft = report.isPaused = report.isStopped = true
      return
    }
    const key = crypto.randomUUID()
    const held = await readHeld(run, clock())
    const marked = await outboxRecords.edit((records) =>
      nextBatch(domain, records, { shopper, guests, now: clock(), most: size, key, held }),
    )
    // A command that cannot be marked as sent must not leave, because it could later be coalesced with others.
    if (!marked || held.size > 0) report.isLeft = true
    if (!marked?.result) return
    most = await sendBatch(run, marked.result)
  }
}

/**
 * Fetches the server's time, which decides whether a command may be repeated: the phone's clock may be wrong after
 * weeks without power. Returns null if no answer arrives.
 */
async function fetchServerClock<C extends Command>({
  sender: { base, shopper },
  report,
}: Run<C>): Promise<(() => number) | null> {
  const outcome = await call(cartCount, {}, { base, userId: shopper })
  if (!outcome.ok) {
    postpone(report, outcome)
    return null
  }
  // A phone that connects to a network may set its own clock at this moment.
  const since = performance.now()
  return () => Math.round(outcome.at + performance.now() - since)
}

/** The shopper needs the server's current data to decide whether a command arrived. */
async function reconcile<C extends Command>({ domain, sender }: Run<C>, repeated: readonly C[]): Promise<void> {
  if (repeated.length === 0 || !domain.reconcile) return
  const asked = (await readCommands(domain, sender.shopper)).filter(
    ({ id, state }) => state === 'asked' && repeated.some((one) => one.id === id),
  )
  if (asked.length > 0) await domain.reconcile(asked, sender)
}

/**
 * Sends one call and stores its results. Returns the maximum number of commands for the next call, or null if the
 * domain has to be postponed.
 */
async function sendBatch<C extends Command>(run: Run<C>, batch: Batch<C>): Promise<number | null> {
  const { domain, sender, report } = run
  const { commands } = batch
  const sent = await domain.send(batch, sender)
  if (sent.ok) {
    const outcomes = sent.outcomes ?? commands.map(({ id: key }): CommandOutcome => ({ key, outcome: 'done' }))
    return (await settle(run, batch, outcomes, sent)) ? commands.length * 2 : null
  }
  if (!isFinal(sent.failure)) {
    postpone(report, sent)
    return null
  }
  const code = codeOf(sent.failure)
  // One invalid command makes the server refuse the whole call. Halving the call isolates that command, so that the
  // others are applied.
  if (commands.length > 1 && code !== 'UNKNOWN_REGION') {
    if (!domain.hasKeys) await outboxRecords.edit((records) => releaseBatch(domain, records, batch))
    return Math.ceil(commands.length / 2)
  }
  const fields = sent.failure.kind === 'refused' ? sent.failure.fields : undefined
  const refused = commands.map(({ id: key }): CommandOutcome => ({ key, outcome: 'refused', code, fields }))
  return (await settle(run, batch, refused, null)) ? Number.POSITIVE_INFINITY : null
}

/**
 * Stores the outcomes. Returns false if the phone could not store them, or if the answer names none of the commands;
 * the call is then repeated later.
 */
async function settle<C extends Command>(
  { domain, report }: Run<C>,
  batch: Batch<C>,
  outcomes: readonly CommandOutcome[],
  sent: Extract<Sent, { ok: true }> | null,
): Promise<boolean> {
  if (sent && domain.recordDone) {
    const still = new Set(commandsOf(domain, await outboxRecords.all()).map(({ id }) => id))
    const done = new Set(outcomes.filter(({ outcome }) => outcome === 'done').map(({ key }) => key))
    await domain.recordDone(
      batch.commands.filter(({ id }) => still.has(id) && done.has(id)),
      sent.at,
    )
  }
  const settled = await outboxRecords.edit((records) => settleBatch(domain, records, batch, outcomes, sent?.recordsOf))
  if (!settled || settled.result.done + settled.result.corrected.length + settled.result.refused.length === 0) {
    report.isLeft = true
    return false
  }
  const { done, corrected, refused } = settled.result
  report.sent += done + corrected.length
  report.corrected = [...report.corrected, ...corrected]
  report.refused = [...report.refused, ...refused]
  report.changed.add(domain.name)
  return true
}

/**
 * Leaves the commands unchanged for a later replay. Without a network or a valid session, the other domains stop as
 * well.
 */
function postpone(
  report: Report,
  { failure, retryAfter }: { readonly failure: Failure; readonly retryAfter?: number },
): void {
  const isPaused =
    codeOf(failure) === 'ACCOUNT_DISABLED' || statusOf(failure) === 401 || codeOf(failure) === 'NOT_SIGNED_IN'
  report.isLeft = true
  report.isPaused ||= isPaused
  report.isStopped ||= isPaused || failure.kind === 'network' || failure.kind === 'timeout'
  if (retryAfter) report.retryAfter = Math.max(retryAfter, report.retryAfter ?? 0)
}

const codeOf = (failure: Failure): string =>
  failure.kind === 'refused' ? failure.code : failure.kind === 'broken' ? 'TOO_LARGE' : ''
const statusOf = (failure: Failure): number => ('status' in failure ? failure.status : 0)

/**
 * Whether the server would refuse the same call again. Of answers that do not match the contract, such as a captive
 * portal's page, only a 413 counts.
 */
function isFinal(failure: Failure): boolean {
  if (failure.kind === 'broken') return failure.status === 413
  return (
    failure.kind === 'refused' &&
    failure.code !== 'ACCOUNT_DISABLED' &&
    [400, 403, 404, 413, 422].includes(failure.status)
  )
}
