import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { popularQuery } from '#contract/page-calls.ts'
import { popularSearches } from '#contract/search.ts'
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

/** What helps to search: suggestions, a shop, recent and popular searches, these where answers come (DESIGN.md §7), on a page or below the field. */
export function SearchLists({ onEscape }: { onEscape: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  const place = usePlace()
  const typed = useTyped()
  const suggestions = useSuggestions(typed)
  const recent = useRecentSearches()
  const isOffline = useIsOffline()
  const isHydrated = useIsHydrated()
  const popular = useQuery(catalogueQuery(popularSearches, popularQuery(place))).data?.value ?? []
  const goDown = useCallback(() => root.current?.querySelector('a')?.focus(), [])
  const goToTop = () => root.current?.focus()
  // What stands above comes first, a moment later, so that nothing jumps; the server's markup knows only the popular ones.
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
