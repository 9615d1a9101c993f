import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import type { PushPayload } from '#contract/push/push-message.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import type { CartProduct } from '../cart.ts'
import { productPath } from '../catalogue.ts'

/** A message as the server sends it for a variant that is back in stock. */
export function backInStock({ product, prodId, skuId, name, stocks }: CartProduct): PushPayload {
  const navigate = `https://mall.example${productPath(product)}`
  const seen = { prodId, prodName: name, skuName: '', pic: product.pic, price: 12, oriPrice: 12, priceSymbol: 'Rs.' }
  const { shopId, shopName } = product
  return {
    web_push: 8030,
    notification: {
      title: 'Back in stock',
      body: name,
      lang: 'en',
      tag: `sku-${skuId}`,
      navigate,
      data: {
        pushId: 1,
        subscriptionId: 'a0000000-0000-4000-8000-000000000001',
        sku: {
          skuId,
          regionId: defaultRegionId,
          added: 'Added to your cart',
          seen: { ...seen, shopId, shopName, stocks },
        },
      },
      actions: [
        { action: 'add-to-cart', title: 'Add to cart', navigate },
        { action: 'remind', title: 'Remind me tonight', navigate },
      ],
    },
    app_badge: 2,
  }
}

/** The titles of the shown notifications, as a page of the mall sees them. */
export const titlesShown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })

/** The mall's running worker. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0)
  return context.serviceWorkers().at(-1) as Worker
}

/** The titles of the shown notifications, as the worker sees them while no page is open. */
export const titlesInWorker = async (context: BrowserContext): Promise<string[]> =>
  (await workerOf(context)).evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope
    return (await registration.getNotifications()).map(({ title }) => title)
  })

/**
 * Clicks the last notification, or one of its buttons, in the worker. Answers the windows that the worker opened: a
 * browser opens none without a real click.
 */
export async function clickNotification(context: BrowserContext, action = ''): Promise<string[]> {
  // A delivered push message is shown a moment later.
  await expect.poll(() => titlesInWorker(context), 'a notification is shown').not.toEqual([])
  return (await workerOf(context)).evaluate(async (pressed) => {
    const worker = self as unknown as ServiceWorkerGlobalScope
    const [notification] = await worker.registration.getNotifications()
    if (!notification) throw new Error('No notification is shown')
    const opened: string[] = []
    worker.clients.openWindow = async (path) => {
      opened.push(String(path))
      return null
    }
    const event = new NotificationEvent('notificationclick', { notification, action: pressed })
    const waited: Promise<unknown>[] = []
    event.waitUntil = (work) => void waited.push(Promise.resolve(work))
    worker.dispatchEvent(event)
    await Promise.all(waited)
    return opened
  }, action)
}
