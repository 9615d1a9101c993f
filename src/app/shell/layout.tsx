import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useIsHydrated } from '../data/use-is-hydrated.ts'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { OfflineStatus } from './offline-status.tsx'
import { TabBar } from './tab-bar.tsx'

// Below every first view: they come when it is up.
const Footer = lazy(() => import('./footer.tsx').then(({ Footer }) => ({ default: Footer })))
const LaterParts = lazy(() => import('./later-parts.tsx').then(({ LaterParts }) => ({ default: LaterParts })))

/** What stands around every screen but the bare ones (spec §2). */
export function Layout() {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isHydrated = useIsHydrated()
  if (isBare) return <Outlet />
  return (
    <>
      <a className={styles.skip} href="#content"><Trans>Skip to the content</Trans></a>
      <Header path={path} />
      <OfflineStatus />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {isHydrated && <Suspense><Footer isOnPhone={path === '/' || path === '/about' || path.startsWith('/policies/')} /></Suspense>}
      <TabBar path={path} />
      {isHydrated && <Suspense><LaterParts /></Suspense>}
    </>
  )
}
