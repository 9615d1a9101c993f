import { lazy } from 'react'
import { withWords } from '../../i18n/with-words.ts'

/** Where what was asked of the cart is done, as a chunk of its own: nobody needs it before the first view is up. */
export const AddHost = lazy(() => withWords(import('./add-host.tsx'), 'later').then(({ AddHost }) => ({ default: AddHost })))
