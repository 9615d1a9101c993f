import { withWords } from '#i18n/with-words.ts'

/** Fetches the content of the install sheet, which is no part of the first load. */
export const fetchInstallPanel = () => withWords(import('./install-panel.tsx'))
