import * as v from 'valibot'
import { storedCheckout } from '../checkout/stored-checkout.ts'
import type { Job } from '../jobs/job.ts'
import { claimDeliveries } from './claim-deliveries-store.ts'
import { priceDrops } from './price-drop-rules.ts'
import { addProductNotice, productContent } from './product-notice-store.ts'
import { claimAnnouncement, claimEndingCheckout, readAnnouncement, readCheckoutToPush } from './push-event-store.ts'
import {
  cheapestSku,
  claimPriceCheck,
  readKeptPrices,
  readSeenPrices,
  writePriceCheck,
  writeSeenPrices,
} from './push-price-store.ts'
import { queuePush } from './push-queue-store.ts'
import { claimHappenedWatch, takeWatch } from './push-watch-store.ts'
import { readPushedSku } from './pushed-sku-store.ts'
import { type PushDependencies, sendBatch } from './send-batch.ts'

const minute = 60_000
/** The time between two checks of an account's kept prices. */
const betweenPriceChecks = 15 * minute
/** A checkout is announced when its prices end within this time. */
const checkoutWarning = 5 * minute

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
const watchKind = 'push-watches'
const priceKind = 'push-prices'

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
  {
    kind: priceKind,
    claim: (tables, now) => claimPriceCheck(tables, priceKind, after(now, -betweenPriceChecks), now),
    work: async (tables, subscriptionId, now) => {
      const person = await writePriceCheck(tables, subscriptionId, now)
      if (!person) return
      const { accountId, regionId } = person
      const { drops, seen } = priceDrops(
        await readKeptPrices(tables, person, now),
        await readSeenPrices(tables, accountId, regionId),
      )
      await writeSeenPrices(tables, accountId, regionId, seen)
      const [drop] = drops
      const skuId = drop && (drop.skuId || (await cheapestSku(tables, drop.prodId, regionId)))
      const sku = skuId && (await readPushedSku(tables, { skuId, regionId }))
      if (!sku) return
      // A sale lowers many prices at once: one message names the greatest drop and the number of products.
      const count = new Set(drops.map(({ prodId }) => prodId)).size
      const content = productContent({
        title: 'PRICE_DROPPED',
        sku: { ...sku, price: drop.price },
        was: drop.was,
        count,
      })
      const noticeId = await addProductNotice(tables, accountId, content, now)
      const push = { key: `notice ${noticeId}`, topic: 'priceDrop', content, isLimited: true } as const
      await queuePush(tables, { accountId }, push, now)
    },
  },
]

/** The page of a checkout's items, by the query that the page reads. */
function checkoutPath(held: unknown): string {
  const lines = v.parse(storedCheckout, held).shops.flatMap(({ lines }) => lines)
  const basketIds = lines.flatMap(({ basketId }) => basketId ?? [])
  if (basketIds.length > 0) return `/Checkout?basketIds=${basketIds.join(',')}`
  const [line] = lines
  return line ? `/Checkout?prodId=${line.prodId}&skuId=${line.skuId}&count=${line.count}` : '/Cart'
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
