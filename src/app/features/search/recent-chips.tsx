import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { forgetSearch, forgetSearches } from '#device/recent-searches.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import styles from './recent-chips.module.css'
import { SearchLink } from './search-link.tsx'

/** Recent searches, each with a link to search again and a button to remove it. */
export function RecentChips({ searches, onEmptied }: { searches: readonly string[]; onEmptied: () => void }) {
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
