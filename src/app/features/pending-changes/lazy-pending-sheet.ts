import { lazy } from 'react'
import { withWords } from '#i18n/with-words.ts'

/** Fetches the sheet's code and words; called at the first sign that the sheet will be opened. */
export const fetchPendingSheet = () =>
  withWords(import('./pending-sheet.tsx')).then(({ PendingSheet }) => ({ default: PendingSheet }))

/** The sheet with all pending changes, fetched when it is first shown. */
export const LazyPendingSheet = lazy(fetchPendingSheet)
