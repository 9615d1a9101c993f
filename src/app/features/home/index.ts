/** Public interface of the home feature. */

/** Fetches the code of the list "you may like", which home, `/goods` and the empty cart show. */
export const fetchLikedProducts = () => import('./later/liked-products.tsx')
