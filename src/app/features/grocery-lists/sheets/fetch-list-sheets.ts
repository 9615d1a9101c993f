/** Fetches the sheets of a list: its menu, name, repetition, link, code and report. Their words are those of screens. */
export const fetchListSheets = () => import('./list-sheets.tsx')
