import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import { productCard } from '#contract/product/product.ts'
import { wireTimeOf } from '#contract/time.ts'
import { openStore } from './stores.ts'

/** The most product views in the list of this phone; the oldest view is dropped first. */
export const mostFootprints = 500

/**
 * A product view on this phone: its time (ms), region, and the product card of that time with its language (absent in
 * records of older builds). `userId` is absent for a guest. The screen shows this list; commands send the views to the
 * account.
 */
export const productView = v.object({
  prodId: v.number(),
  at: v.number(),
  regionId: v.number(),
  card: productCard,
  lang: v.optional(v.picklist(languages)),
  userId: v.optional(v.string()),
  /** Whether the outbox contains, or contained, the command of this view. Absent only in records of older builds. */
  isSent: v.optional(v.boolean()),
})
export type ProductView = v.InferOutput<typeof productView>
export type KeyedView = ProductView & { readonly key: string }

export const viewRecords = openStore<ProductView>('footprint')

/** The day of an instant (ms) in a time zone, as `yyyy-MM-dd`. */
export const dayOf = (at: number, zone: string): string => wireTimeOf(at, zone).slice(0, 10)

/**
 * The list contains a product once for each day and region; another view moves it to the top of the day. The key begins
 * with the day, so that the oldest views are found without reading records.
 */
export const viewKey = ({ at, regionId, prodId, userId = '' }: ProductView, zone: string) =>
  `${dayOf(at, zone)} ${regionId} ${prodId} ${userId}`.trim()
/** The viewer's `userId` in a record's key; empty for a guest. */
export const viewerOf = (key: string) => key.split(' ').slice(3).join(' ')

/** The keys of all views of a shopper or guest, without reading their records. */
export const footprintKeys = async (userId = ''): Promise<string[]> =>
  (await viewRecords.keys()).filter((key) => viewerOf(key) === userId)

/** The views with these keys, in the same order. Missing and invalid records are left out. */
export async function readFootprints(keys: readonly string[]): Promise<KeyedView[]> {
  const read = await viewRecords.readMany([...keys])
  return read.flatMap((one, index) => (v.is(productView, one) ? [{ ...one, key: keys[index] ?? '' }] : []))
}

/** All views of a shopper or guest with their keys, newest first. */
export async function readFootprint(userId = ''): Promise<KeyedView[]> {
  return (await readFootprints(await footprintKeys(userId))).sort((a, b) => b.at - a.at)
}

/** The number of products in the list, in all regions. */
export const countFootprint = async (userId = ''): Promise<number> => (await footprintKeys(userId)).length

/** Removes the oldest views above the limit. Runs with every view, so only the oldest days are read. */
export async function boundViews(): Promise<void> {
  const keys = (await viewRecords.keys()).sort()
  const spare = keys.length - mostFootprints
  if (spare <= 0) return
  const lastDay = keys[spare - 1]?.slice(0, 10) ?? ''
  const oldest = keys.filter((key) => key.slice(0, 10) <= lastDay)
  const seen = await viewRecords.readMany(oldest)
  const byAge = oldest.map((key, index) => ({ key, at: seen[index]?.at ?? 0 })).sort((a, b) => a.at - b.at)
  await viewRecords.removeMany(byAge.slice(0, spare).map(({ key }) => key))
}

/** Makes a guest's views of these products, up to a time in ms, the views of `userId`, whose account has them now. */
export async function claimGuestViews(
  known: readonly { readonly prodId: number; readonly at: number }[],
  userId: string,
): Promise<void> {
  if (known.length === 0) return
  const until = new Map(known.map(({ prodId, at }) => [prodId, at]))
  for (const { key, ...view } of await readFootprint()) {
    if (view.at > (until.get(view.prodId) ?? Number.NEGATIVE_INFINITY)) continue
    await viewRecords.write(`${key} ${userId}`, { ...view, userId, isSent: true })
    await viewRecords.remove(key)
  }
}
