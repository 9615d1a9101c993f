import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useTitle } from '#shell/use-title.ts'
import { searchField } from './search-field.ts'
import { SearchLists } from './search-lists.tsx'
import styles from './search-screen.module.css'
import { searchTitle } from './search-titles.ts'

const stay = () => {}

/** `/search`: the phone's search page; its field is in the header. */
export function SearchScreen() {
  const { t, i18n } = useLingui()
  useTitle(searchTitle(i18n))
  useEffect(() => searchField()?.focus(), [])
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className="sr">{t`Search`}</h1>
      <SearchLists onEscape={stay} />
    </div>
  )
}
