import { openStore } from './stores.ts'
import { storedPictures } from './upload/stored-pictures.ts'

/** Drafts (offer-drafts.ts), pictures, and the states of their uploads. */
export const offerRecords = openStore<unknown>('offers')

/** The pictures of offers, by the keys of the offers. */
export const offerPictures = storedPictures(offerRecords)
