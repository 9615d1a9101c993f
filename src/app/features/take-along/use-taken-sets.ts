import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import type { TakenSet } from '#cache/saved-sets/taken-set.ts'
import { readTakenSets, takenSets } from '#cache/saved-sets/taken-sets.ts'

/** All offline downloads, newest first, followed; null until they are read. */
export function useTakenSets(): readonly TakenSet[] | null {
  useEffect(() => {
    if (takenSets.state === null) void readTakenSets()
  }, [])
  return useSelector(takenSets)
}
