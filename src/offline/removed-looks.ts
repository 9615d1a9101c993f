import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import { productCard } from '#contract/product.ts'
import { openStore } from './stores.ts'

/** A look that its owner has taken out of their account's footprint. */
export const removedLook = v.object({
  userId: v.string(),
  /** The account's own id of it. */
  id: v.number(),
  /** When it was taken out, in ms: a later look at the same product is another one. */
  at: v.number(),
  /** What it was of, as it stood there: what it is called while it waits, and what is put back. A card of another version is no reason to forget the removal. */
  look: v.fallback(
    v.optional(
      v.object({ card: productCard, regionId: v.number(), lang: v.optional(v.picklist(languages)), at: v.number() }),
    ),
    undefined,
  ),
  /** When the shop took it away, by the shop's clock; absent while that waits. */
  sentAt: v.optional(v.number()),
})
export type RemovedLook = v.InferOutput<typeof removedLook>

const records = openStore<RemovedLook>('removedLooks')
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const keyOf = ({ userId, id }: Pick<RemovedLook, 'userId' | 'id'>) => `${userId} ${id}`
const keysOf = async (userId: string) => (await records.keys()).filter((key) => key.startsWith(`${userId} `))

/** Tells of every change made in this tab; gives back how to stop. */
export function watchRemovedLooks(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Writes down that looks are to go, or that the shop took them away. */
export async function keepRemovedLooks(looks: readonly RemovedLook[]): Promise<void> {
  for (const look of looks) await records.write(keyOf(look), look)
  tell()
}

/** What this person has taken away on this phone; what no longer reads is left out. */
export async function readRemovedLooks(userId: string): Promise<RemovedLook[]> {
  const read = await records.readMany(await keysOf(userId))
  return read.flatMap((one) => {
    const kept = v.safeParse(removedLook, one)
    return kept.success ? kept.output : []
  })
}

/** Forgets removals: they were taken back, or are long known. */
export async function dropRemovedLooks(looks: readonly Pick<RemovedLook, 'userId' | 'id'>[]): Promise<void> {
  await records.removeMany(looks.map(keyOf))
  tell()
}

/** Forgets all that this person has taken away on this phone, sent or not. */
export const forgetRemovedLooks = async (userId: string): Promise<void> => records.removeMany(await keysOf(userId))

/** Whether a look is gone for its owner: while its removal waits, and until the shop's own list of `answeredAt` (ms) is newer. */
export const isRemoved = (removal: RemovedLook | undefined, lookedAt: number, answeredAt: number): boolean =>
  removal !== undefined && lookedAt <= removal.at && (removal.sentAt === undefined || removal.sentAt >= answeredAt)
