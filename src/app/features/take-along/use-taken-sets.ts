import { useSyncExternalStore } from 'react'
import type { TakenSet } from '#cache/saved-sets/taken-set.ts'
import { takenSets } from '#cache/saved-sets/taken-sets.ts'

/** All that is taken along, newest first, followed; null until it is read. */
export const useTakenSets = (): readonly TakenSet[] | null =>
  useSyncExternalStore(takenSets.subscribe, takenSets.now, takenSets.onServer)
