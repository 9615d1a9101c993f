import { openStoredPictures } from '#offline/upload/stored-pictures.ts'

/** The pictures of reviews, by their order items. */
export const reviewPictures = openStoredPictures('reviews')
