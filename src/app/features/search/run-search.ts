import type { RouterHistory } from '@tanstack/react-router'
import { typedSearchPath } from '#contract/links.ts'
import { fromTheTop } from '#ui/layout/from-the-top.ts'

/**
 * Opens the results of what was searched by hand and keeps the words; an empty search stays put. The search page gives
 * its place in the history to its results, so that Back leads to where the shopper was.
 */
export function runSearch(history: RouterHistory, words: string): void {
  const path = typedSearchPath(words)
  if (!path) return
  void import('#device/recent-searches.ts').then(({ keepSearch }) => keepSearch(words)).catch(() => {})
  if (history.location.pathname !== '/search') return history.push(path)
  fromTheTop()
  history.replace(path)
}
