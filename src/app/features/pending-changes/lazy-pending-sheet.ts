import { lazy } from 'react'
import { withWords } from '#i18n/with-words.ts'

/** Loads the sheet's code and messages; called at the first sign that the shopper will open the sheet. */
export const fetchPendingSheet = () =>
  withWords(import('./pending-sheet.tsx')).then(({ PendingSheet }) => ({ default: PendingSheet }))

/** The sheet with all pending changes, loaded when it is first shown. */
export const LazyPendingSheet = lazy(fetchPendingSheet)
