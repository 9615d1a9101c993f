import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'

const Banner = lazyPart(() =>
  withWords(import('./later/install-banner.tsx'), 'later').then(({ InstallBanner }) => ({ default: InstallBanner })),
)

/** The banner that offers the installation; only home shows the banner and loads its code. */
export function HomeInstallBanner() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' })
  return (
    isHome && (
      <Suspense>
        <Banner />
      </Suspense>
    )
  )
}
