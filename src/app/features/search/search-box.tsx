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
import styles from './search-box.module.css'
import { fillField, runSearch, searchFieldId } from './search-field.ts'

const fetchPanel = () => withWords(import('./search-panel.tsx')).catch(() => null)
type Closing = { onClose: () => void }
// The fallback where the chunk of suggestions fails to load: the field still searches.
const nothing = (_: Closing) => null
const SearchPanel = lazy(() => fetchPanel().then((code) => ({ default: code?.SearchPanel ?? nothing })))

/**
 * The header's search: a field on the desktop and on the search page; on other pages of the phone a link to the search
 * page. The field is a native form, so that input typed or submitted before the script has loaded is not lost: the form
 * itself then requests the results. The suggestions' code is fetched on focus; under data saver on a tap, on typing or
 * on the down arrow key. `onType` is called when the header should show the field.
 */
export function SearchBox({ path, onType }: { path: string; onType: () => void }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const field = useRef<HTMLInputElement>(null)
  const words = useRef('')
  // The search page starts with the words of the results page that opened it.
  if (path !== '/search') words.current = searchedWords(path)
  // The path on which the panel was opened: navigation to another page closes the panel.
  const [openAt, setOpenAt] = useState<string>()
  const open = () => setOpenAt(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the field that has the focus when the page takes over
  useEffect(() => {
    if (document.activeElement === field.current) open()
  }, [])

  // Synchronous within the tap: only then does a phone show its keyboard.
  const type = ({ ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
    if (ctrlKey || metaKey || shiftKey) return
    flushSync(onType)
    field.current?.focus()
  }
  const search = t`Search`
  const label = t`Search products and shops`
  return (
    <>
      <PageLink href="/search" className={styles.link} aria-label={search} onClick={type}>
        <Icon name="magnifying-glass" size={24} />
        <span>{words.current || label}</span>
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
          // Nothing to search for yet: focus the field instead.
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
          placeholder={label}
          aria-label={label}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onClick={open}
          onKeyDown={({ key }) => key === 'ArrowDown' && open()}
        />
        <button type="reset" className={styles.clear} aria-label={t`Clear`}>
          <Icon name="x-circle-fill" />
        </button>
        <button type="submit" className={styles.send}>
          {search}
        </button>
        {openAt === path && path !== '/search' && (
          <Suspense>
            <SearchPanel onClose={() => setOpenAt(undefined)} />
          </Suspense>
        )}
      </form>
    </>
  )
}
