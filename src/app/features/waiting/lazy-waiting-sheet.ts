import { lazy } from 'react'
import { withWords } from '#i18n/with-words.ts'

/** Fetches the list's code and words; asked for at the first sign that it will be opened. */
export const fetchWaitingSheet = () =>
  withWords(import('./waiting-sheet.tsx')).then(({ WaitingSheet }) => ({ default: WaitingSheet }))

/** The list of what waits, fetched when it is first shown. */
export const LazyWaitingSheet = lazy(fetchWaitingSheet)
