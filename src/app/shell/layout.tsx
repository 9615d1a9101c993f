import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useIsDesktop } from '../data/use-is-desktop.ts'
import { useIsHydrated } from '../data/use-is-hydrated.ts'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { TabBar } from './tab-bar.tsx'

// None of these is in a first view: they come when it is up, and lie in the worker's precache.
const OfflineStatus = lazy(() => import('./offline-status.tsx').then(({ OfflineStatus }) => ({ default: OfflineStatus })))
const Footer = lazy(() => import('./footer.tsx').then(({ Footer }) => ({ default: Footer })))
const LaterParts = lazy(() => import('./later-parts.tsx').then(({ LaterParts }) => ({ default: LaterParts })))

/** What stands around every screen but the bare ones (spec §2). */
export function Layout() {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isHydrated = useIsHydrated()
  // On the phone only where a person would look for it (DESIGN.md §7).
  const hasFooter = useIsDesktop() || (isHydrated && (path === '/' || path === '/about' || path.startsWith('/policies/')))
  if (isBare) return <Outlet />
  return (
    <>
      <a className={styles.skip} href="#content"><Trans>Skip to the content</Trans></a>
      <Header path={path} />
      {isHydrated && <Suspense><OfflineStatus /></Suspense>}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {hasFooter && <Suspense><Footer /></Suspense>}
      <TabBar path={path} />
      {isHydrated && <Suspense><LaterParts /></Suspense>}
    </>
  )
}
