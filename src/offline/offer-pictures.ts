import { openStoredPictures } from './upload/stored-pictures.ts'

/** The pictures of offers, by the keys of the offers. */
export const offerPictures = openStoredPictures('offers')
