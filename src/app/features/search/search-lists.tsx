import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useCallback, useRef } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useIsHydrated } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { forgetSearch, forgetSearches } from '#device/recent-searches.ts'
import { useIsOffline } from '#sync/connection.ts'
import { ButtonLink, IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { SearchLink } from './search-link.tsx'
import styles from './search-lists.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useRecentSearches } from './use-recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useTyped } from './use-typed.ts'

/**
 * Search help, on the search page or below the field: suggestions, a shop, recent searches, and, where online, popular
 * searches; offline and without a recent search, the way to the saved items (docs/design.md#search-box).
 */
export function SearchLists({ onEscape }: { onEscape: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  const market = useMarket()
  const typed = useTyped()
  const suggestions = useSuggestions(typed)
  const recent = useRecentSearches()
  const isOffline = useIsOffline()
  const isHydrated = useIsHydrated()
  const popular = useQuery(mallQueries.popularSearches(market)).data?.value ?? []
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
      {isOffline && typed === '' && recent?.length === 0 && (
        <div className={styles.offline}>
          <ButtonLink kind="soft" href="/saved">
            <Trans>Show saved items</Trans>
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** The most frequent searches in their order; the first three are highlighted. */
function PopularList({ searches }: { searches: readonly string[] }) {
  return (
    <section className={styles.popular} aria-labelledby="popular-searches">
      <h2 id="popular-searches">
        <Trans>Popular now</Trans>
      </h2>
      <ol>
        {searches.map((words, at) => (
          <li key={words}>
            <SearchLink words={words} className={styles.link}>
              <span className={styles.rank} aria-hidden="true">
                {at + 1}
              </span>
              <span>{words}</span>
            </SearchLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Recent searches, each with a link to search again and a button to remove it. */
function RecentChips({ searches, onEmptied }: { searches: readonly string[]; onEmptied: () => void }) {
  const { t } = useLingui()
  // The focus moves to the next chip.
  const forget = ({ currentTarget }: MouseEvent, words: string) => {
    const item = currentTarget.closest('li')
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    if (next) next.focus()
    else onEmptied()
    void forgetSearch(words)
  }
  const forgetAll = () => {
    onEmptied()
    void forgetSearches()
  }
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <div className={styles.head}>
        <h2 id="recent-searches">
          <Trans>Recent</Trans>
        </h2>
        <IconButton label={t`Clear recent searches`} onClick={forgetAll}>
          <Icon name="trash" />
        </IconButton>
      </div>
      <ul className={styles.chips}>
        {searches.map((words) => (
          <li key={words} className={styles.chip}>
            <SearchLink words={words} className={styles.words}>
              <Icon name="clock-counter-clockwise" size={16} />
              <span>{words}</span>
            </SearchLink>
            <button
              type="button"
              className={styles.forget}
              aria-label={t`Remove ${words}`}
              onClick={(event) => forget(event, words)}
            >
              <Icon name="x-bold" size={13} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
