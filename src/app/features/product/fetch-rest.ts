import { withWords } from '#i18n/with-words.ts'

/** Fetches the chunk of the content below the offer of a product page, with its translations. */
export const fetchProductRest = () => withWords(import('./product-rest.tsx'), 'below')

/** Fetches the chunk of the note that states the age of a stored answer. */
export const fetchSavedAge = () => import('#shell/saved-age.tsx')
