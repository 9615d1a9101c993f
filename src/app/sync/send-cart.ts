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
  // What has not left yet can be made fewer, and taken back: it is not even tried where nothing can leave.
  if (connectionNow() === 'offline') {
    await leaveToWorker()
    return { isLeft: true }
  }
  // Before the 401 that it may meet.
  await watchForLoss()
  const report = await replay({ base: apiBase, lang: document.documentElement.lang as Language, now: serverNow })
  if (report.isLeft && !report.isPaused) await askForSync()
  return report
})

let isStarted = false

/** Sends what was done to the cart whenever it may get through: from the page, and where the browser can, from the worker when no page is open. */
export function startCart(): void {
  if (isStarted) return
  isStarted = true
  sending.start()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void leaveToWorker())
  // The worker met a 401: met here again, it does what docs/product.md#session-loss says.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  worker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ kind?: unknown } | null>) => data?.kind === 'outbox-paused' && void sending.ask(),
  )
}

/** Sends what waits now, and is done when it has been tried; nothing happens for a guest. After `append`, and from a button. */
export const replayCart = (): Promise<void> => sending.ask()

/** Whoever looks away may close the app. */
async function leaveToWorker(): Promise<void> {
  const shopper = shopperNow()?.userId
  if (shopper !== undefined && (await readCommands(shopper)).some(isUnderWay)) await askForSync()
}

type WithSync = { readonly sync?: { register(tag: string): Promise<void> } }

/** Where there is no background sync, or it is forbidden, the next start sends. */
async function askForSync(): Promise<void> {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = (await worker?.getRegistration().catch(() => undefined)) as WithSync | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}
