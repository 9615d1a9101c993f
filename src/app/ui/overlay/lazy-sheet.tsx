import { lazy } from 'react'

/** Fetches the sheet's chunk; asked for at the first sign that one will be opened. */
export const fetchSheet = () => import('./sheet.tsx').then(({ Sheet }) => ({ default: Sheet }))

/** `Sheet`, fetched when it is first shown. */
export const LazySheet = lazy(fetchSheet)
