import { Store } from '@tanstack/react-store'
import { writeLocal } from '#device/device-choices.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import type { TakenSet } from './taken-set.ts'

const store = openStore<TakenSet>('offlineDownloads')

/** All offline downloads, newest first; null until they are read. */
export const takenSets = new Store<readonly TakenSet[] | null>(null)
const become = (next: readonly TakenSet[]) => takenSets.setState(() => next)

/** Reads the downloads that other tabs and earlier starts have written. */
export async function readTakenSets(): Promise<readonly TakenSet[]> {
  const found = await store.readMany(await store.keys())
  become(found.filter((set) => set !== undefined).sort((a, b) => b.updatedAt - a.updatedAt))
  return takenSets.state ?? []
}

/** The current state of one download. */
export const takenSet = (id: string): TakenSet | undefined => takenSets.state?.find((set) => set.id === id)

/** Stores the current state of a download, replacing its previous record; returns false where the device refuses. */
export async function keepTakenSet(set: TakenSet): Promise<boolean> {
  const others = (takenSets.state ?? []).filter(({ id }) => id !== set.id)
  become([set, ...others])
  markUnfinished()
  return store.write(set.id, set)
}

/** Shows the progress of a download without storing it: after a restart the page in progress begins again. */
export const showTakenSet = (set: TakenSet): void =>
  become((takenSets.state ?? []).map((one) => (one.id === set.id ? set : one)))

export async function forgetTakenSet(id: string): Promise<void> {
  become((takenSets.state ?? []).filter((set) => set.id !== id))
  markUnfinished()
  await store.remove(id)
}

/** Sets the mark that a start reads, before loading any of this code, to see whether a download has to be resumed. */
function markUnfinished(): void {
  writeLocal(
    localKeys.downloading,
    takenSets.state?.some(({ state }) => state === 'taking' || state === 'waiting') ? '1' : '',
  )
}
