import { cartCount } from '#contract/cart.ts'
import type { Language } from '#contract/wire.ts'
import { call, type Failure } from './call.ts'
import { type Command, phoneOwner } from './command.ts'
import type { Batch, CommandOutcome, Domain, Sender, Sent } from './domain.ts'
import { domains } from './domains.ts'
import { readCommands } from './outbox.ts'
import { commandsOf, outboxRecords } from './outbox-records.ts'
import { tellOutbox } from './outbox-watch.ts'
import { releaseBatch, settleBatch, takeBatch } from './replay-batch.ts'
import { readSession } from './session.ts'
import { lockNames } from './store-names.ts'
import { withLock } from './with-lock.ts'

/** What became of the pending commands. */
export type ReplayReport = {
  /** How many had their effect, corrected commands included. */
  readonly sent: number
  readonly corrected: readonly Command[]
  readonly refused: readonly Command[]
  /** The domains of which the shop knows something new. */
  readonly changed: ReadonlySet<string>
  /** Some commands are still to be sent, after `retryAfter` ms where the shop named a time. */
  readonly isLeft: boolean
  readonly retryAfter?: number | undefined
  /** They wait for their shopper to sign in (again), or for the account to be enabled. */
  readonly isPaused: boolean
}

export type ReplayOptions = {
  /** The address of the API. */
  readonly base: string
  /** The language that carts are asked in; else that of the cart which is kept. */
  readonly lang?: Language | undefined
  /** The shop's clock in ms, where the caller knows it better than the phone. */
  readonly now?: (() => number) | undefined
  /** The domains that are sent, in this order; all of them otherwise. */
  readonly only?: readonly Domain[] | undefined
  readonly signal?: AbortSignal | undefined
}

type Report = { -readonly [Key in keyof ReplayReport]: ReplayReport[Key] } & {
  changed: Set<string>
  /** Nothing else gets through either. */
  isStopped: boolean
}
type Run<C extends Command> = {
  readonly domain: Domain<C>
  readonly sender: Sender
  readonly report: Report
}

/**
 * Sends the pending commands of the shopper who is signed in, and those of the phone: page and worker, one at a time (decision 0043). What
 * gets no answer is repeated unchanged by the next replay. Nothing is sent that is another shopper's.
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
  const { isStopped: _, ...said } = report
  return said
}

async function replayDomain<C extends Command>(
  domain: Domain<C>,
  options: ReplayOptions,
  report: Report,
): Promise<void> {
  const shopper = domain.isOfPhone ? phoneOwner : (await readSession())?.token.userId
  if (shopper === undefined) return
  const own = await readCommands(domain, shopper)
  const isAny = own.length > 0 || (!domain.isOfPhone && (await readCommands(domain, '')).length > 0)
  if (!isAny) return
  const { base, lang, signal } = options
  const run: Run<C> = { domain, sender: { base, shopper, lang, signal }, report }
  const repeated = domain.isRepeatable ? [] : own.filter(({ state }) => state === 'sent')
  const clock = repeated.length > 0 ? await askClock(run) : (options.now ?? Date.now)
  if (clock) {
    await sendAll(run, clock)
    await reconcile(run, repeated)
  }
  tellOutbox(domain.name)
}

/** Sends one call after the other until nothing waits or something must wait. */
async function sendAll<C extends Command>(run: Run<C>, clock: () => number): Promise<void> {
  const { domain, sender, report } = run
  const { shopper } = sender
  let most: number | null = Number.POSITIVE_INFINITY
  while (most !== null) {
    const size: number = most
    // In this order: what a guest does after this shopper has left, at any moment from here on, is nobody's yet.
    const guests = new Set(domain.isOfPhone ? [] : (await readCommands(domain, '')).map(({ id }) => id))
    if (!domain.isOfPhone && (await readSession())?.token.userId !== shopper) {
      report.isLeft = report.isPaused = report.isStopped = true
      return
    }
    const key = crypto.randomUUID()
    const taken = await outboxRecords.edit((records) => takeBatch(domain, records, shopper, guests, clock(), size, key))
    // A command that cannot be marked as sent must not leave: it could be coalesced with later ones.
    if (!taken) report.isLeft = true
    if (!taken?.said) return
    most = await sendBatch(run, taken.said)
  }
}

/** The shop's clock decides whether anything may be repeated: a phone that lay in a drawer may not know the time. Null where no answer came. */
async function askClock<C extends Command>({
  sender: { base, shopper },
  report,
}: Run<C>): Promise<(() => number) | null> {
  const outcome = await call(cartCount, {}, { base, userId: shopper })
  if (!outcome.ok) return (wait(report, outcome), null)
  // A phone that finds a network may set its own clock at this very moment.
  const since = performance.now()
  return () => Math.round(outcome.at + performance.now() - since)
}

/** A shopper who is asked whether a command arrived must see what the shop has. */
async function reconcile<C extends Command>({ domain, sender }: Run<C>, repeated: readonly C[]): Promise<void> {
  if (repeated.length === 0 || !domain.reconcile) return
  const asked = (await readCommands(domain, sender.shopper)).filter(
    ({ id, state }) => state === 'asked' && repeated.some((one) => one.id === id),
  )
  if (asked.length > 0) await domain.reconcile(asked, sender)
}

/** Sends one call and writes down what became of it; answers how many commands the next may have, null where the domain has to wait. */
async function sendBatch<C extends Command>(run: Run<C>, batch: Batch<C>): Promise<number | null> {
  const { domain, sender, report } = run
  const { commands } = batch
  const sent = await domain.send(batch, sender)
  if (sent.ok) {
    const outcomes = sent.outcomes ?? commands.map(({ id: key }): CommandOutcome => ({ key, outcome: 'done' }))
    return (await settle(run, batch, outcomes, sent)) ? commands.length * 2 : null
  }
  if (!isFinal(sent.failure)) return (wait(report, sent), null)
  const code = codeOf(sent.failure)
  // One command spoils the call for all: it is found by halves, so that the others get through.
  if (commands.length > 1 && code !== 'UNKNOWN_REGION') {
    if (!domain.hasKeys) await outboxRecords.edit((records) => releaseBatch(domain, records, batch))
    return Math.ceil(commands.length / 2)
  }
  const refused = commands.map(({ id: key }): CommandOutcome => ({ key, outcome: 'refused', code }))
  return (await settle(run, batch, refused, null)) ? Number.POSITIVE_INFINITY : null
}

/** Writes down the outcomes; false where the phone would not, or the answer speaks of something else: the same is asked again later. */
async function settle<C extends Command>(
  { domain, report }: Run<C>,
  batch: Batch<C>,
  outcomes: readonly CommandOutcome[],
  sent: Extract<Sent, { ok: true }> | null,
): Promise<boolean> {
  if (sent && domain.remember) {
    const still = new Set(commandsOf(domain, await outboxRecords.all()).map(({ id }) => id))
    const done = new Set(outcomes.filter(({ outcome }) => outcome === 'done').map(({ key }) => key))
    await domain.remember(
      batch.commands.filter(({ id }) => still.has(id) && done.has(id)),
      sent.at,
    )
  }
  const settled = await outboxRecords.edit((records) => settleBatch(domain, records, batch, outcomes, sent?.keep))
  if (!settled || settled.said.done + settled.said.corrected.length + settled.said.refused.length === 0) {
    report.isLeft = true
    return false
  }
  const { done, corrected, refused } = settled.said
  report.sent += done + corrected.length
  report.corrected = [...report.corrected, ...corrected]
  report.refused = [...report.refused, ...refused]
  report.changed.add(domain.name)
  return true
}

/** The commands stay as they are, for later. Without a network, or an account, nothing else gets through either. */
function wait(
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

/** The shop said no and will say it again. Of an answer that is not in its words (a captive portal's page) only "too large" is believed. */
function isFinal(failure: Failure): boolean {
  if (failure.kind === 'broken') return failure.status === 413
  return (
    failure.kind === 'refused' &&
    failure.code !== 'ACCOUNT_DISABLED' &&
    [400, 403, 404, 413, 422].includes(failure.status)
  )
}
