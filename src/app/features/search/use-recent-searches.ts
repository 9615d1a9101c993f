import { useEffect, useState } from 'react'
import { readSearches, watchSearches } from '#device/recent-searches.ts'

/** What was searched by hand on this phone, newest first; null until it is read. */
export function useRecentSearches(): readonly string[] | null {
  const [searches, setSearches] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = () => void readSearches().then((list) => isWanted && setSearches(list))
    read()
    const stop = watchSearches(read)
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return searches
}
