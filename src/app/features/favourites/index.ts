/** The public interface of the favourites feature. The heart's own code is loaded later. */
export { LazyHeart } from './first/lazy-heart.tsx'
export { keepAsFavourite } from './keep-as-favourite.ts'
