import { lazy } from 'react'
import { withWords } from '#i18n/with-words.ts'

/** Fetches the content of the install sheet, which is no part of the first load. */
export const fetchInstallPanel = () => withWords(import('./install-panel.tsx'))

/** The install sheet as a chunk of its own: the first view does not need it. */
export const InstallSheet = lazy(() =>
  import('./later/install-sheet.tsx').then(({ InstallSheet }) => ({ default: InstallSheet })),
)
