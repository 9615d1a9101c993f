import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { searchPath } from '#contract/links.ts'
import { popularSearches } from '#contract/search/search.ts'
import { useMarket } from '#device/market.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Button } from '#ui/base/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ChipLink, Chips } from '#ui/list/chip.tsx'
import styles from './empty-results.module.css'
import { withoutFilters } from './list-address.ts'
import { ResultCount } from './list-bar.tsx'
import { useCount } from './use-count.ts'
import type { FilteredListState } from './use-filtered-list.ts'

/**
 * The empty state of a filtered list: fewer filters with the number of their results, similar search words, popular
 * searches.
 */
export function EmptyResults({ of: { base, params, go, applied, first, saved } }: { of: FilteredListState }) {
  const { t } = useLingui()
  const last = applied.at(-1)
  const key = base.key ?? params.key
  const isFiltered = applied.some(({ id }) => id !== 'key')
  const unfiltered = withoutFilters(params)
  const withoutLast = useCount(base, last?.rest ?? params, last !== undefined && applied.length > 1)
  const withoutAny = useCount(base, unfiltered, isFiltered)
  const { data: popular } = useQuery(catalogueQuery(popularSearches, { ...useMarket(), number: 10 }))
  const nearest = first && 'nearest' in first ? (first.nearest ?? []) : []
  const words = last?.words ?? ''
  return (
    <>
      <EmptyState
        picture={illustrations.compass}
        title={
          saved ? t`No matches in saved items` : key ? t`Nothing found for “${key}”` : t`No results for these filters`
        }
        sentence={isFiltered ? t`Remove filters to see more results.` : t`Check the spelling or try other words.`}
        action={
          isFiltered && (
            <>
              {withoutLast !== null && withoutLast.total > 0 && last && (
                <Button kind="primary" onClick={() => go(last.rest)}>
                  <Trans>Without “{words}”</Trans> · <ResultCount total={withoutLast.total} />
                </Button>
              )}
              <Button kind="soft" onClick={() => go(unfiltered)}>
                <Trans>Clear all filters</Trans>
                {withoutAny && (
                  <>
                    {' '}
                    · <ResultCount total={withoutAny.total} />
                  </>
                )}
              </Button>
            </>
          )
        }
      />
      <Phrases title={t`Did you mean`} phrases={nearest} />
      {!saved && <Phrases title={t`Popular searches`} phrases={popular?.value.map(({ content }) => content) ?? []} />}
    </>
  )
}

function Phrases({ title, phrases }: { title: string; phrases: readonly string[] }) {
  if (phrases.length === 0) return null
  return (
    <section className={styles.phrases}>
      <h2>{title}</h2>
      <Chips>
        {phrases.map((phrase) => (
          <ChipLink key={phrase} href={searchPath(phrase)}>
            {phrase}
          </ChipLink>
        ))}
      </Chips>
    </section>
  )
}
