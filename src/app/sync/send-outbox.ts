import { apiBase } from '#cache/answer.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import type { Command } from '#offline/outbox/command.ts'
import type { Domain } from '#offline/outbox/domain.ts'
import { type Appended, dropCommand, hasPending, readCommands } from '#offline/outbox/outbox.ts'
import type { ReplayReport } from '#offline/outbox/replay.ts'
import { onConnectionReport } from '#offline/upload/poor-connection.ts'
import { shopperNow } from '#session/shopper.ts'
import { watchForLoss } from '#session/shopper-session.ts'
import { askForSync } from './ask-for-sync.ts'
import { connectionNow } from './connection.ts'
import { forgetGuestSends, guestSends } from './later/guest-sends.ts'
import { whileSending } from './later/unsaved-work.ts'
import { type Left, sendWhenPossible } from './send-when-possible.ts'

type AfterReplay = (report: ReplayReport, shopper: string) => Promise<void>
let afterReplay: AfterReplay = async () => {}

/** A guest does not need the code of the replay. */
const fetchReplay = () => import('#offline/outbox/replay.ts')

const sending = sendWhenPossible(async (): Promise<Left> => {
  const shopper = shopperNow()?.userId ?? ''
  const note = guestSends()
  if (shopper === '' && note === null) return { isLeft: false }
  // Unsent changes can still be merged and undone, so nothing is sent while offline.
  if (connectionNow() === 'offline') {
    await leaveToWorker()
    return { isLeft: true }
  }
  // Must run before the replay, which may get a 401.
  await watchForLoss()
  const loaded = await fetchReplay().catch(() => null)
  if (!loaded) return { isLeft: true }
  const lang = document.documentElement.lang as Language
  const report = await whileSending(() => loaded.replay({ base: apiBase, lang, now: serverNow }))
  await afterReplay(report, shopper)
  if (report.isLeft && !report.isPaused) await askForSync()
  if (!report.isLeft) forgetGuestSends(note)
  // After a logout, the remaining commands are sent when their shopper signs in again.
  return { ...report, isPaused: report.isPaused || (shopperNow()?.userId ?? '') !== shopper }
})

let isStarted = false

/**
 * Replays the outbox whenever the connection may allow it: from the page, and where the browser supports background
 * sync, from the worker when no page is open. `then` is called after each replay.
 */
export function startOutbox(then: AfterReplay): void {
  // A guest who signs in without a reload has started the outbox before.
  afterReplay = then
  if (isStarted) return
  isStarted = true
  void fetchReplay().catch(() => undefined)
  void sending.start()
  onConnectionReport(() => void sending.ask())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void leaveToWorker())
  // The worker got a 401; sending again from the page triggers the handling of a lost session
  // (docs/product.md#session-loss).
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  worker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ kind?: unknown } | null>) => data?.kind === 'outbox-paused' && void sending.ask(),
  )
}

/**
 * Sends the pending commands now (a guest's only if they need no login), and resolves when the attempt is over. To be
 * called after `append`, and by the button of the pending changes.
 */
export const replayOutbox = (): Promise<void> => sending.ask()

/** The longest wait of a form for the server's answer, in ms: pictures may take minutes on a slow network. */
const formPatience = 5_000

/** Sends the pending commands now, and resolves when the attempt is over or after `formPatience`. */
const replayForForm = (): Promise<unknown> =>
  Promise.race([replayOutbox(), new Promise((resolve) => setTimeout(resolve, formPatience))])

/**
 * Sends the command that a form has appended, and resolves when the attempt is over or after 5 seconds. `failed`: the phone could neither store the
 * command nor send it, and the command was taken back, so that the form keeps what was typed. `in-memory`: the command
 * is on its way and lost when the tab closes. `done`: the phone has stored the command, or the server has answered.
 */
export async function sendSubmitted<C extends Command>(
  domain: Domain<C>,
  appended: Appended<C> | null,
): Promise<'done' | 'in-memory' | 'failed'> {
  if (!appended) return 'failed'
  await replayForForm()
  const { command, isStored } = appended
  if (isStored) return 'done'
  const own = (await readCommands(domain, command.shopper)).find(({ id }) => id === command.id)
  if (own?.state === 'waiting' && (await dropCommand(command.id))) return 'failed'
  return own?.state === 'sent' ? 'in-memory' : 'done'
}

/** A shopper who leaves the page may close the app. */
async function leaveToWorker(): Promise<void> {
  const shopper = shopperNow()?.userId
  const isPending = shopper === undefined ? guestSends() !== null : await hasPending(shopper)
  if (isPending) await askForSync()
}
