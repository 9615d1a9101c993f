import { withWords } from '#i18n/with-words.ts'

/** Fetches the chunk of the content below the offer of a product page, with its messages. */
export const fetchProductRest = () => withWords(import('./later/product-rest.tsx'), 'later')

/** Fetches the chunk of the note that states the age of a stored answer. */
export const fetchSavedAge = () => withWords(import('#shell/later/saved-age.tsx'), 'later')
