/** Public interface of the home feature. */

/** Fetches the code of the list "you may like", which home and `/goods` show. */
export const fetchLikedProducts = () => import('./later/liked-products.tsx')
