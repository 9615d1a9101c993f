/** What other features may use of the favourites. The heart's own code comes later. */
export { LazyHeart } from './lazy-heart.tsx'
