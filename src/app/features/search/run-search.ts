import type { RouterHistory } from '@tanstack/react-router'
import { typedSearchPath } from '#contract/links.ts'
import { fromTheTop } from '#ui/layout/from-the-top.ts'

/**
 * Opens the results of a search by hand and stores the words; does nothing for an empty search. From the search page
 * the results replace the history entry, so that Back leads to the page before.
 */
export function runSearch(history: RouterHistory, words: string): void {
  const path = typedSearchPath(words)
  if (!path) return
  void import('#device/recent-searches.ts').then(({ keepSearch }) => keepSearch(words)).catch(() => {})
  if (history.location.pathname !== '/search') {
    history.push(path)
    return
  }
  fromTheTop()
  history.replace(path)
}
