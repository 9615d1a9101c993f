import { lazy } from 'react'

/** The install sheet as a chunk of its own: nobody needs it before the first view is up. */
export const InstallSheet = lazy(() =>
  import('./install-sheet.tsx').then(({ InstallSheet }) => ({ default: InstallSheet })),
)
