import { Store } from '@tanstack/react-store'
import { writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import type { TakenSet } from './taken-set.ts'

const store = openStore<TakenSet>('takenSets')

/** All sets, newest first; null until they are read. */
export const takenSets = new Store<readonly TakenSet[] | null>(null)
const become = (next: readonly TakenSet[]) => takenSets.setState(() => next)

/** Reads what other tabs and earlier starts have written. */
export async function readTakenSets(): Promise<readonly TakenSet[]> {
  const found = await store.readMany(await store.keys())
  become(found.filter((set) => set !== undefined).sort((a, b) => b.updatedAt - a.updatedAt))
  return takenSets.state ?? []
}

/** One of them as it is now. */
export const takenSet = (id: string): TakenSet | undefined => takenSets.state?.find((set) => set.id === id)

/** Keeps a set as it is now, in place of what was kept of it; false where the phone would not. */
export async function keepTakenSet(set: TakenSet): Promise<boolean> {
  const others = (takenSets.state ?? []).filter(({ id }) => id !== set.id)
  become([set, ...others])
  markUnfinished()
  return store.write(set.id, set)
}

/** Shows how far a set has come, without writing it: the next start begins its page again. */
export const showTakenSet = (set: TakenSet): void =>
  become((takenSets.state ?? []).map((one) => (one.id === set.id ? set : one)))

export async function forgetTakenSet(id: string): Promise<void> {
  become((takenSets.state ?? []).filter((set) => set.id !== id))
  markUnfinished()
  await store.remove(id)
}

/** A start looks here, before it fetches any of this, whether something is to be gone on with. */
function markUnfinished(): void {
  writeLocal(
    localKeys.taking,
    takenSets.state?.some(({ state }) => state === 'taking' || state === 'waiting') ? '1' : '',
  )
}
