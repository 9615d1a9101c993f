import { apiBase } from '#cache/answer.ts'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/moment.ts'
import { syncTag } from '#offline/messages.ts'
import { readCommands } from '#offline/outbox.ts'
import { isUnderWay } from '#offline/outbox-command.ts'
import { replay } from '#offline/replay.ts'
import { shopperNow } from '#session/shopper.ts'
import { watchForLoss } from '#session/shopper-session.ts'
import { connectionNow } from './connection.ts'
import { type Left, sendWhenPossible } from './send-when-possible.ts'

const sending = sendWhenPossible(async (): Promise<Left> => {
  if (!shopperNow()) return { isLeft: false }
  // Unsent changes can still be merged and undone, so nothing is sent while offline.
  if (connectionNow() === 'offline') {
    await leaveToWorker()
    return { isLeft: true }
  }
  // Must run before the call, which may get a 401.
  await watchForLoss()
  const report = await replay({ base: apiBase, lang: document.documentElement.lang as Language, now: serverNow })
  if (report.isLeft && !report.isPaused) await askForSync()
  return report
})

let isStarted = false

/**
 * Sends the pending cart changes whenever the connection may allow it: from the page, and where the browser supports
 * background sync, from the worker when no page is open.
 */
export function startCart(): void {
  if (isStarted) return
  isStarted = true
  sending.start()
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
 * Sends the pending changes now and resolves when the attempt is over; does nothing for a guest. To be called after
 * `append`, and by a button.
 */
export const replayCart = (): Promise<void> => sending.ask()

/** A shopper who leaves the page may close the app. */
async function leaveToWorker(): Promise<void> {
  const shopper = shopperNow()?.userId
  if (shopper !== undefined && (await readCommands(shopper)).some(isUnderWay)) await askForSync()
}

type WithSync = { readonly sync?: { register(tag: string): Promise<void> } }

/** Where background sync is missing or forbidden, the next start sends. */
async function askForSync(): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = (await worker?.getRegistration().catch(() => undefined)) as WithSync | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}
