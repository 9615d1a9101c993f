import type { PushPayload } from '#contract/push/push-message.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { remindersDomain } from '#offline/domains/reminders.ts'
import { syncTag, type WorkerMessage } from '#offline/later/worker-messages.ts'
import { phoneOwner } from '#offline/outbox/command.ts'
import { append, readCommands } from '#offline/outbox/outbox.ts'
import { readSession } from '#offline/session.ts'
import { scope } from './scope.ts'
import { sendOutbox } from './sync.ts'

/** The data of a notification: that of its message, and a path per button; the key `''` is the notification itself. */
export type NotificationData = Partial<PushPayload['notification']['data']> & {
  readonly paths: Readonly<Record<string, string>>
}
/** Background sync, which TypeScript's types lack. */
type WithSync = { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

/** In ms: the interval between two messages to a page, and the time after which an unresponsive page is reloaded. */
const times = { betweenAsks: 250, patience: 3_000 }

/**
 * Performs the action of a notification's button, or opens the notification's page (docs/product.md#push-actions).
 * Changes go through the outbox, so they are applied exactly once, even if they are made without a network.
 */
export async function pressButton(action: string, { data, tag }: Pick<Notification, 'data' | 'tag'>): Promise<void> {
  const { paths, pushId, subscriptionId, sku } = data as NotificationData
  if (action === 'remind' && pushId && subscriptionId) {
    await append(remindersDomain, { ...now(phoneOwner, 0), input: { pushId, subscriptionId } })
    return sendSoon()
  }
  if (action === 'add-to-cart' && sku) {
    const { skuId, regionId, seen, added } = sku
    const shopper = (await readSession())?.token.userId ?? ''
    const input = { op: 'change', skuId, count: 1 } as const
    const { command, isStored } = await append(cartDomain, { ...now(shopper, regionId), input, seen })
    const shown = { tag, silent: true, data: { paths: { '': '/Cart' } } satisfies NotificationData }
    const confirm = () => scope.registration.showNotification(added, shown)
    if (isStored) {
      await confirm()
      return sendSoon()
    }
    // The command is lost when the worker stops: only an answer of the server makes the addition certain.
    await sendSoon()
    const isPending = (await readCommands(cartDomain, shopper)).some(({ order }) => order >= command.order)
    return isPending ? openPath(paths[''] ?? '/') : confirm()
  }
  await openPath(paths[action] ?? paths[''] ?? '/')
}

const now = (shopper: string, regionId: number) => ({ shopper, regionId, at: Date.now() })

/** Sends at once; without a network, the browser sends when the network is back, or the next page does. */
async function sendSoon(): Promise<void> {
  await (scope.registration as WithSync).sync?.register(syncTag).catch(() => undefined)
  await sendOutbox().catch(() => undefined)
}

/** Shows a path in the tab that was used last; that page navigates by itself and keeps its state. */
async function openPath(path: string): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return void (await scope.clients.openWindow(path))
  await page.focus().catch(() => undefined)
  if (!(await isTakenBy(page, path))) await page.navigate(path).catch(() => scope.clients.openWindow(path))
}

/**
 * Asks a page to open a path; false if no answer arrives. The question is repeated, because a page that is still
 * starting loses the messages that arrive before it listens.
 */
function isTakenBy(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const ask = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => end(true)
      page.postMessage({ kind: 'open-path', path } satisfies WorkerMessage, [port2])
    }
    const repeated = setInterval(ask, times.betweenAsks)
    const limit = setTimeout(() => end(false), times.patience)
    const end = (isTaken: boolean) => {
      clearInterval(repeated)
      clearTimeout(limit)
      resolve(isTaken)
    }
    ask()
  })
}
