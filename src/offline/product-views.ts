import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import { productCard } from '#contract/product.ts'
import { wireTimeOf } from '#contract/time.ts'
import { openStore } from './stores.ts'

/** Most product views in the list of this phone; the one seen longest ago goes first. */
export const mostFootprints = 500

/**
 * One product that was opened on this phone: when (ms), in which region, and what its card said then, in which language (an older build did
 * not say); `userId` is the viewer where somebody was signed in. The list is what the screen shows; the account hears of a view by a command.
 */
export const productView = v.object({
  prodId: v.number(),
  at: v.number(),
  regionId: v.number(),
  card: productCard,
  lang: v.optional(v.picklist(languages)),
  userId: v.optional(v.string()),
  /** Whether the outbox has, or had, the command of this view; only records of older builds are without. */
  isSent: v.optional(v.boolean()),
})
export type ProductView = v.InferOutput<typeof productView>
export type KeyedView = ProductView & { readonly key: string }

export const viewRecords = openStore<ProductView>('footprint')

/** The day, `yyyy-MM-dd`, of an instant in ms, in a zone. */
export const dayOf = (at: number, zone: string): string => wireTimeOf(at, zone).slice(0, 10)

/** A product once a day and region: opened again it moves to the day's head. The key begins with the day, so that the oldest are found unread. */
export const viewKey = ({ at, regionId, prodId, userId = '' }: ProductView, zone: string) =>
  `${dayOf(at, zone)} ${regionId} ${prodId} ${userId}`.trim()
/** The viewer by a record's key; empty for a guest. */
export const viewerOf = (key: string) => key.split(' ').slice(3).join(' ')

/** The keys of everything that this person opened; reads no record. */
export const footprintKeys = async (userId = ''): Promise<string[]> =>
  (await viewRecords.keys()).filter((key) => viewerOf(key) === userId)

/** These records, in the order of their keys; what is gone or does not have the shape is left out. */
export async function readFootprints(keys: readonly string[]): Promise<KeyedView[]> {
  const read = await viewRecords.readMany([...keys])
  return read.flatMap((one, index) => (v.is(productView, one) ? [{ ...one, key: keys[index] ?? '' }] : []))
}

/** Everything that this person opened with the key it is removed by, newest first. */
export async function readFootprint(userId = ''): Promise<KeyedView[]> {
  return (await readFootprints(await footprintKeys(userId))).sort((a, b) => b.at - a.at)
}

/** How many products the list holds, all regions together. */
export const countFootprint = async (userId = ''): Promise<number> => (await footprintKeys(userId)).length

/** Only the oldest days are read to find what goes: this runs whenever a product is opened. */
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

/** The account of `userId` knows a guest's views of these products now, up to a time in ms: the list's records become theirs. */
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
