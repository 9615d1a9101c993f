import { writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import type { TakenSet } from './taken-set.ts'

const store = openStore<TakenSet>('takenSets')

let sets: readonly TakenSet[] | null = null
const listeners = new Set<() => void>()

function become(next: readonly TakenSet[]): void {
  sets = next
  for (const listener of listeners) listener()
}

/** Reads what other tabs and earlier starts have written. */
export async function readTakenSets(): Promise<readonly TakenSet[]> {
  const found = await store.readMany(await store.keys())
  become(found.filter((set) => set !== undefined).sort((a, b) => b.updatedAt - a.updatedAt))
  return sets ?? []
}

/** One of them as it is now. */
export const takenSet = (id: string): TakenSet | undefined => sets?.find((set) => set.id === id)

/** Keeps a set as it is now, in place of what was kept of it; false where the phone would not. */
export async function keepTakenSet(set: TakenSet): Promise<boolean> {
  const others = (sets ?? []).filter(({ id }) => id !== set.id)
  become([set, ...others])
  markUnfinished()
  return store.write(set.id, set)
}

/** Shows how far a set has come, without writing it: the next start begins its page again. */
export const showTakenSet = (set: TakenSet): void => become((sets ?? []).map((one) => (one.id === set.id ? set : one)))

export async function forgetTakenSet(id: string): Promise<void> {
  become((sets ?? []).filter((set) => set.id !== id))
  markUnfinished()
  await store.remove(id)
}

/** A start looks here, before it fetches any of this, whether something is to be gone on with. */
function markUnfinished(): void {
  writeLocal(localKeys.taking, sets?.some(({ state }) => state === 'taking' || state === 'waiting') ? '1' : '')
}

/** All sets, newest first, for `useSyncExternalStore`; null until they are read. */
export const takenSets = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    if (sets === null) void readTakenSets()
    return () => void listeners.delete(listener)
  },
  now: () => sets,
  onServer: () => null,
}
