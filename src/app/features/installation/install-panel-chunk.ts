import { withWords } from '#i18n/with-words.ts'

/** Fetches what the install sheet shows; it is no part of the first load. */
export const fetchInstallPanel = () => withWords(import('./install-panel.tsx'))
