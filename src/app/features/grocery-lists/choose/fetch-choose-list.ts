import { withWords } from '#i18n/with-words.ts'

/** Fetches the choice of a list, which other screens open, with its words. */
export const fetchChooseList = () => withWords(import('./choose-list.tsx'))
