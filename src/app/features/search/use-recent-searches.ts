import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { readSearches, searchChanges } from '#device/recent-searches.ts'

/** The searches typed on this device, newest first; null until read. */
export function useRecentSearches(): readonly string[] | null {
  const [searches, setSearches] = useState<readonly string[] | null>(null)
  const changes = useSelector(searchChanges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after each change
  useEffect(() => {
    let isActive = true
    void readSearches().then((list) => isActive && setSearches(list))
    return () => {
      isActive = false
    }
  }, [changes])
  return searches
}
