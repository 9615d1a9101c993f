import { withWords } from '#i18n/with-words.ts'

/** What stands below the offer of a product's page, with its words. */
export const fetchProductRest = () => withWords(import('./later/product-rest.tsx'), 'below')

/** How old a product is that comes from what is saved. */
export const fetchSavedAge = () => import('./later/saved-age.tsx')
