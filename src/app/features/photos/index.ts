/** Public interface of the photographs of a form: reviews and offers of pre-loved items. */
export { PhotosField } from './photos-field.tsx'
export { useDraftedForm } from './use-drafted-form.ts'
export { nameOfPhoto, presentPhotos, usePhotoAddresses } from './use-photo-addresses.ts'
