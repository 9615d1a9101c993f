import { lazy } from 'react'

/** The install sheet as a chunk of its own: the first view does not need it. */
export const InstallSheet = lazy(() =>
  import('./later/install-sheet.tsx').then(({ InstallSheet }) => ({ default: InstallSheet })),
)
