import { Trans } from '@lingui/react/macro'
import styles from './popular-list.module.css'
import { SearchLink } from './search-link.tsx'

/** The most frequent searches in their order; the first three are highlighted. */
export function PopularList({ searches }: { searches: readonly string[] }) {
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
