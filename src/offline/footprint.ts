import * as v from 'valibot'
import { type Language, languages } from '#contract/languages.ts'
import { type ProductCard, productCard } from '#contract/product.ts'
import { wireTimeOf } from '#contract/time.ts'
import { openStore } from './stores.ts'

/** Products that the footprint holds; the one seen longest ago goes first. */
export const mostFootprints = 500

/**
 * One product that was opened: when (ms), in which region, and what its card said then, in which language (an older version did not
 * say); by whom, where somebody was signed in, and whether their account knows.
 */
export const footprint = v.object({
  prodId: v.number(),
  at: v.number(),
  regionId: v.number(),
  card: productCard,
  lang: v.optional(v.picklist(languages)),
  userId: v.optional(v.string()),
  isSent: v.optional(v.boolean()),
})
export type Footprint = v.InferOutput<typeof footprint>

const records = openStore<Footprint>('footprint')
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The day, `yyyy-MM-dd`, of an instant in ms, in a zone. */
export const dayOf = (at: number, zone: string): string => wireTimeOf(at, zone).slice(0, 10)

/** A product once a day and region: opened again it moves to the day's head. The key begins with the day, so that the oldest are found unread. */
const keyOf = ({ at, regionId, prodId, userId = '' }: Footprint, zone: string) =>
  `${dayOf(at, zone)} ${regionId} ${prodId} ${userId}`.trim()
/** Whose a record is; empty for a guest's. */
const ownerOf = (key: string) => key.split(' ').slice(3).join(' ')
/** The keys of everything that this person opened; reads no record. */
export const footprintKeys = async (userId = ''): Promise<string[]> =>
  (await records.keys()).filter((key) => ownerOf(key) === userId)

/** Writes down that a product was opened at `at` (ms), by a guest where `userId` is empty; `zone` is the shopper's, whose days count. */
export async function recordFootprint(
  product: ProductCard,
  regionId: number,
  at: number,
  zone: string,
  userId = '',
  lang?: Language,
): Promise<void> {
  const made: Footprint = {
    prodId: product.prodId,
    at,
    regionId,
    card: v.parse(productCard, product),
    ...(lang && { lang }),
    ...(userId && { userId }),
  }
  await records.write(keyOf(made, zone), made)
  await bound()
  tell()
}

/** Only the oldest days are read to find what goes: this runs whenever a product is opened. */
async function bound(): Promise<void> {
  const keys = (await records.keys()).sort()
  const spare = keys.length - mostFootprints
  if (spare <= 0) return
  const lastDay = keys[spare - 1]?.slice(0, 10) ?? ''
  const oldest = keys.filter((key) => key.slice(0, 10) <= lastDay)
  const seen = await records.readMany(oldest)
  const byAge = oldest.map((key, index) => ({ key, at: seen[index]?.at ?? 0 })).sort((a, b) => a.at - b.at)
  await records.removeMany(byAge.slice(0, spare).map(({ key }) => key))
}

/** Everything that this person opened with the key it is removed by, newest first; what no longer reads is left out. */
export async function readFootprint(userId = ''): Promise<(Footprint & { readonly key: string })[]> {
  return (await readFootprints(await footprintKeys(userId))).sort((a, b) => b.at - a.at)
}

/** These records, in the order of their keys; what is gone or no longer reads is left out. */
export async function readFootprints(keys: readonly string[]): Promise<(Footprint & { readonly key: string })[]> {
  const read = await records.readMany([...keys])
  return read.flatMap((one, index) => (v.is(footprint, one) ? [{ ...one, key: keys[index] ?? '' }] : []))
}

/** How many products the footprint holds, all regions together. */
export const countFootprint = async (userId = ''): Promise<number> => (await footprintKeys(userId)).length

/** Their account knows these now: a guest's become theirs. A look made meanwhile waits. */
export async function markFootprintsSent(
  sent: readonly (Footprint & { readonly key: string })[],
  userId: string,
): Promise<void> {
  const keys = sent.map(({ key }) => key)
  const now = await records.readMany(keys)
  for (const [index, { key, ...one }] of sent.entries()) {
    if (now[index]?.at !== one.at) continue
    await records.write(ownerOf(key) === userId ? key : `${key} ${userId}`, { ...one, userId, isSent: true })
    if (ownerOf(key) !== userId) await records.remove(key)
  }
  if (sent.length > 0) tell()
}

/** Takes these away, by their keys; the answer puts them back. */
export async function removeFootprints(keys: readonly string[]): Promise<() => Promise<void>> {
  const gone = await records.readMany([...keys])
  await records.removeMany([...keys])
  tell()
  return async () => {
    for (const [index, key] of keys.entries()) {
      const one = gone[index]
      // Their account may have forgotten it meanwhile.
      if (one) await records.write(key, { ...one, isSent: undefined })
    }
    tell()
  }
}

/** Takes everything away; the answer puts it back. */
export const clearFootprint = async (userId = ''): Promise<() => Promise<void>> =>
  removeFootprints(await footprintKeys(userId))

/** Tells of every change made in this tab; gives back how to stop. */
export function watchFootprint(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
