/** What other features may use of the product page. */
export { SavedAge } from './saved-age.tsx'
