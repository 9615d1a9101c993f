import { lazy } from 'react'
import { withWords } from '#i18n/with-words.ts'

/**
 * Fetches the code and translations of the list of pending changes, called as soon as the list is likely to be opened.
 */
export const fetchWaitingSheet = () =>
  withWords(import('./waiting-sheet.tsx')).then(({ WaitingSheet }) => ({ default: WaitingSheet }))

/** The list of pending changes, fetched when first rendered. */
export const LazyWaitingSheet = lazy(fetchWaitingSheet)
