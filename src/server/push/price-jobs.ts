import type { Tables } from '../database/database.ts'
import type { Job } from '../jobs/job.ts'
import { claimGuestPriceCheck, setKept, writeGuestPriceCheck } from './guest-price-store.ts'
import { type PriceDrop, priceDrops } from './price-drop-rules.ts'
import { addProductNotice, productContent } from './product-notice-store.ts'
import {
  cheapestSku,
  claimPriceCheck,
  readKept,
  readKeptPrices,
  readSeenPrices,
  writePriceCheck,
  writeSeenPrices,
} from './push-price-store.ts'
import { queuePush } from './push-queue-store.ts'
import { readPushedSku } from './pushed-sku-store.ts'

const minute = 60_000
/** The intervals between two price checks, in ms: of a person with push messages, and of a person with notices only. */
const between = { pushed: 15 * minute, noticed: 6 * 60 * minute }
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)
const ownKind = 'push-prices'
const guestKind = 'push-guest-prices'

/** The jobs that compare the prices of favourites and list items with those last seen (docs/product.md#push). */
export const priceJobs: readonly Job[] = [
  {
    kind: ownKind,
    claim: (tables, now) =>
      claimPriceCheck(
        tables,
        ownKind,
        { pushed: before(now, between.pushed), noticed: before(now, between.noticed) },
        now,
      ),
    work: async (tables, id, now) => {
      const person = await writePriceCheck(tables, Number(id), now)
      if (!person) return
      const { accountId, regionId } = person
      const kept = await readKept(tables, person, now)
      const { drops, seen } = priceDrops(
        await readKeptPrices(tables, regionId, kept),
        await readSeenPrices(tables, accountId, regionId),
        kept,
      )
      await writeSeenPrices(tables, accountId, regionId, seen)
      const content = await dropContent(tables, regionId, drops)
      if (!content) return
      const noticeId = await addProductNotice(tables, accountId, content, now)
      const push = { key: `notice ${noticeId}`, topic: 'priceDrop', content, isLimited: true } as const
      await queuePush(tables, { accountId }, push, now)
    },
  },
  {
    kind: guestKind,
    claim: (tables, now) => claimGuestPriceCheck(tables, guestKind, before(now, between.pushed), now),
    work: async (tables, subscriptionId, now) => {
      const device = await writeGuestPriceCheck(tables, subscriptionId, now)
      if (!device?.kept) return
      const { regionId, kept } = device
      // Prices seen in another region cannot be compared.
      const known = kept.regionId === regionId ? kept.seen : []
      const { drops, seen } = priceDrops(await readKeptPrices(tables, regionId, kept), known, kept)
      await setKept(tables, subscriptionId, { ...kept, regionId, seen })
      const content = await dropContent(tables, regionId, drops)
      const key = `prices ${subscriptionId} ${now.getTime()}`
      const push = content && ({ key, topic: 'priceDrop', content, isLimited: true } as const)
      if (push) await queuePush(tables, { subscriptionId, accountId: null }, push, now)
    },
  },
]

/**
 * The content of one message about several drops: the greatest drop and the number of products, because a sale lowers
 * many prices at once. Undefined without a drop.
 */
async function dropContent(tables: Tables, regionId: number, drops: readonly PriceDrop[]) {
  const [drop] = drops
  const skuId = drop && (drop.skuId || (await cheapestSku(tables, drop.prodId, regionId)))
  const sku = skuId && (await readPushedSku(tables, { skuId, regionId }))
  if (!sku) return undefined
  const count = new Set(drops.map(({ prodId }) => prodId)).size
  return productContent({ title: 'PRICE_DROPPED', sku: { ...sku, price: drop.price }, was: drop.was, count })
}
