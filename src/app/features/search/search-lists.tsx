import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { usePlace } from '#device/place.ts'
import { useIsOffline } from '#sync/connection.ts'
import { PopularList } from './popular-list.tsx'
import { RecentChips } from './recent-chips.tsx'
import styles from './search-lists.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useTyped } from './use-typed.ts'

/**
 * Search help, on the search page or below the field: suggestions, a shop, recent searches, and, where online, popular
 * searches (docs/design.md#search-box).
 */
export function SearchLists({ onEscape }: { onEscape: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  const place = usePlace()
  const typed = useTyped()
  const suggestions = useSuggestions(typed)
  const recent = useRecentSearches()
  const isOffline = useIsOffline()
  const isHydrated = useIsHydrated()
  const popular = useQuery(mallQueries.popularSearches(place)).data?.value ?? []
  const goDown = useCallback(() => root.current?.querySelector('a')?.focus(), [])
  const goToTop = () => root.current?.focus()
  // Recent searches, which are read from storage, stand above the popular ones and must be known first, so that nothing
  // moves; the server renders popular searches only.
  const isSettled = recent !== null || !isHydrated
  return (
    <div ref={root} tabIndex={-1} className={styles.lists}>
      <SuggestionList typed={typed} suggestions={suggestions} onEscape={onEscape} onDown={goDown} />
      {recent && recent.length > 0 && <RecentChips searches={recent} onEmptied={goToTop} />}
      {isSettled && !isOffline && popular.length > 0 && (
        <PopularList searches={popular.map(({ content }) => content)} />
      )}
    </div>
  )
}
