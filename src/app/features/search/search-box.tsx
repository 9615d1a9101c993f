import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { longestSearch, searchedWords } from '#contract/links.ts'
import { savesData } from '#device/data-saver.ts'
import { withWords } from '#i18n/with-words.ts'
import { fetchAhead } from '#ui/base/fetch-ahead.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { runSearch } from './run-search.ts'
import styles from './search-box.module.css'
import { fillField, searchFieldId } from './search-field.ts'

const fetchPanel = () => withWords(import('./search-panel.tsx')).catch(() => null)
type Closing = { onClose: () => void }
// A field without suggestions still searches.
const nothing = (_: Closing) => null
const SearchPanel = lazy(() => fetchPanel().then((code) => ({ default: code?.SearchPanel ?? nothing })))

/**
 * The header's search: on the desktop and on the search page a field, elsewhere on the phone a link to that page. The
 * field is the browser's own, so that what is typed or sent before the script is there is not lost: then the form
 * itself asks for the results. What it suggests comes when it has the focus; while data is saved when it is tapped, typed into or asked. `onType`: the header is to show the field now.
 */
export function SearchBox({ path, onType }: { path: string; onType: () => void }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const words = useRef('')
  // The search page goes on with the words of the results it was opened from.
  if (path !== '/search') words.current = searchedWords(path)
  // Another page closes it.
  const [openAt, setOpenAt] = useState<string>()
  const open = () => setOpenAt(path)
  useEffect(() => {
    if (document.activeElement === field.current) open()
  }, [])

  // Within the tap itself: only then does a phone show its keyboard.
  const type = ({ ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
    if (ctrlKey || metaKey || shiftKey) return
    flushSync(onType)
    field.current?.focus()
  }
  const search = t`Search`
  const what = t`Search products and shops`
  return (
    <>
      <PageLink href="/search" className={styles.link} aria-label={search} onClick={type}>
        <Icon name="magnifying-glass" size={24} />
        <span>{words.current || what}</span>
      </PageLink>
      <form
        role="search"
        action="/SearchResults"
        className={styles.form}
        onPointerEnter={fetchAhead(fetchPanel).onPointerEnter}
        onFocus={() => savesData() || open()}
        onInput={open}
        onReset={(event) => {
          event.preventDefault()
          fillField('')
        }}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = field.current?.value ?? ''
          // Nothing to search for yet: here is where to say it.
          if (!typed.trim()) return field.current?.focus()
          setOpenAt(undefined)
          runSearch(history, typed)
        }}
      >
        <Icon name="magnifying-glass" />
        <input
          key={words.current}
          ref={field}
          id={searchFieldId}
          className={styles.field}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          inputMode="search"
          name="key"
          defaultValue={words.current}
          placeholder={what}
          aria-label={what}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onClick={open}
          onKeyDown={({ key }) => key === 'ArrowDown' && open()}
        />
        <button type="reset" className={styles.clear} aria-label={t`Clear`}>
          <Icon name="x-circle-fill" />
        </button>
        <button className={styles.send}>{search}</button>
        {openAt === path && path !== '/search' && (
          <Suspense>
            <SearchPanel onClose={() => setOpenAt(undefined)} />
          </Suspense>
        )}
      </form>
    </>
  )
}
