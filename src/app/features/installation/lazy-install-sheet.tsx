import { lazy, Suspense } from 'react'
import { useIsInstallSheetOpen } from './install-dialogue.ts'
import { useHasVisitedEnough } from './use-pages-seen.ts'

const Sheet = lazy(() =>
  import('./later/install-sheet.tsx').then(
    ({ InstallSheet }) => ({ default: InstallSheet }),
    () => ({ default: () => null }),
  ),
)

/** The install sheet; its code is loaded when the sheet may open by itself, or when the install button is used. */
export function InstallSheet() {
  const mayOpen = useHasVisitedEnough()
  const isOpen = useIsInstallSheetOpen()
  return (
    (mayOpen || isOpen) && (
      <Suspense>
        <Sheet mayOpen={mayOpen} />
      </Suspense>
    )
  )
}
