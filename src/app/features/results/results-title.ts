/** The title of a search's results. */
export const resultsTitle = (words: string): string => words
