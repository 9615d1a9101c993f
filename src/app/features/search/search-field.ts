import type { RouterHistory } from '@tanstack/react-router'
import { typedSearchPath } from '#contract/links.ts'
import { fromTheTop } from '#ui/layout/from-the-top.ts'

/** The id of the page's only search field, which is in the header. */
export const searchFieldId = 'search-field'

/** The search field, or null where this page has none. */
export const searchField = () => document.getElementById(searchFieldId) as HTMLInputElement | null

/** Sets the field's text as if typed, and focuses the field. */
export function fillField(words: string): void {
  const field = searchField()
  if (!field) return
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/**
 * Opens the results of a search by hand and stores the words; does nothing for an empty search. From the search page
 * the results replace the history entry, so that Back leads to the page before.
 */
export function runSearch(history: RouterHistory, words: string): void {
  const path = typedSearchPath(words)
  if (!path) return
  void import('#device/recent-searches.ts').then(({ saveSearch }) => saveSearch(words)).catch(() => {})
  if (history.location.pathname !== '/search') {
    history.push(path)
    return
  }
  fromTheTop()
  history.replace(path)
}
