import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { readSearches, searchChanges } from '#device/recent-searches.ts'

/** The searches that were typed on this phone, newest first; null until they are read. */
export function useRecentSearches(): readonly string[] | null {
  const [searches, setSearches] = useState<readonly string[] | null>(null)
  const changes = useSelector(searchChanges)
  useEffect(() => {
    let isWanted = true
    void readSearches().then((list) => isWanted && setSearches(list))
    return () => {
      isWanted = false
    }
  }, [changes])
  return searches
}
