import * as v from 'valibot'
import { storedCheckout } from '../checkout/stored-checkout.ts'
import type { Job } from '../jobs/job.ts'
import { claimDeliveries } from './claim-deliveries-store.ts'
import { priceJobs } from './price-jobs.ts'
import { addProductNotice, productContent } from './product-notice-store.ts'
import { claimAnnouncement, claimEndingCheckout, readAnnouncement, readCheckoutToPush } from './push-event-store.ts'
import { queuePush } from './push-queue-store.ts'
import { claimHappenedWatch, takeWatch } from './push-watch-store.ts'
import { readPushedSku } from './pushed-sku-store.ts'
import { type PushDependencies, sendBatch } from './send-batch.ts'

const minute = 60_000
/** A checkout is announced when its prices end within this time. */
const checkoutWarning = 5 * minute

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const watchKind = 'push-watches'

/** The jobs that find events to push. The events of orders are queued where they happen (order/notice-store.ts). */
const eventJobs: readonly Job[] = [
  {
    kind: 'push-announcements',
    claim: claimAnnouncement,
    work: async (tables, id, now) => {
      const announcement = await readAnnouncement(tables, Number(id))
      if (!announcement) return
      const { regions, titles, contents } = announcement
      const content = { kind: 'announcement', announcementId: Number(id), titles, contents } as const
      const push = { key: `announcement ${id}`, topic: 'announcements', content, isLimited: true } as const
      await queuePush(tables, { regionIds: regions }, push, now)
    },
  },
  {
    kind: 'push-checkouts',
    claim: (tables, now) => claimEndingCheckout(tables, after(now, checkoutWarning), now),
    work: async (tables, id, now) => {
      const checkout = await readCheckoutToPush(tables, Number(id))
      if (!checkout) return
      const { accountId, endsAt } = checkout
      const path = checkoutPath(checkout.held)
      const content = { kind: 'checkout', checkoutId: Number(id), endsAt: endsAt.getTime(), path } as const
      const push = { key: `checkout ${id}`, topic: 'checkout', content, isLimited: false, endsAt } as const
      await queuePush(tables, { accountId }, push, now)
    },
  },
  {
    kind: watchKind,
    claim: (tables, now) => claimHappenedWatch(tables, watchKind, now),
    work: async (tables, id, now) => {
      const watch = await takeWatch(tables, Number(id))
      const sku = watch && (await readPushedSku(tables, { skuId: watch.sku_id, regionId: watch.region_id }))
      if (!sku) return
      const isStock = watch.kind === 'stock'
      const content = isStock
        ? productContent({ title: 'BACK_IN_STOCK', sku })
        : productContent({ title: 'PRICE_DROPPED', sku, was: watch.price_then })
      // The person asked for this one message, so neither the topics nor the weekly limit apply.
      const push = { topic: isStock ? 'backInStock' : 'priceDrop', content, isLimited: false, isAsked: true } as const
      if (watch.account_id !== null) {
        const noticeId = await addProductNotice(tables, watch.account_id, content, now)
        await queuePush(tables, { accountId: watch.account_id }, { ...push, key: `notice ${noticeId}` }, now)
      } else if (watch.subscription_id !== null) {
        const to = { subscriptionId: watch.subscription_id, accountId: null }
        await queuePush(tables, to, { ...push, key: `watch ${id}` }, now)
      }
    },
  },
  ...priceJobs,
]

/** The page of a checkout's items and of its group, by the query that the page reads. */
function checkoutPath(held: unknown): string {
  const { shops, group } = v.parse(storedCheckout, held)
  const lines = shops.flatMap(({ lines }) => lines)
  const basketIds = lines.flatMap(({ basketId }) => basketId ?? [])
  if (basketIds.length > 0) return `/Checkout?basketIds=${basketIds.join(',')}`
  const [line] = lines
  if (!line) return '/Cart'
  const team = group && group.teamId !== null ? `&team=${group.teamId}` : ''
  const inGroup = group ? `&group=${group.groupBuyId}${team}` : ''
  return `/Checkout?prodId=${line.prodId}&skuId=${line.skuId}&count=${line.count}${inGroup}`
}

/** All jobs of push messages: those that find events, then the one that sends. */
export const pushJobs = (dependencies: PushDependencies): Job[] => [
  ...eventJobs,
  {
    kind: 'push-send',
    claim: (tables, now) => claimDeliveries(tables, dependencies.settings.PUSH_WEEKLY_LIMIT, now),
    outside: (batch) => sendBatch(dependencies, batch),
  },
]
