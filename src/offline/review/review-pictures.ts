import { openStore } from '#offline/stores.ts'
import { storedPictures } from '#offline/upload/stored-pictures.ts'

/** Drafts (review-drafts.ts), pictures, and the states of their uploads. */
export const reviewRecords = openStore<unknown>('reviews')

/** The pictures of reviews, by their order items. */
export const reviewPictures = storedPictures(reviewRecords)
