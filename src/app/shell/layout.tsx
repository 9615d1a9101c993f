import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { InstallSheet } from '../features/installation/door.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { OfflineStatus } from './offline-status.tsx'
import { StorageNote } from './storage-note.tsx'
import { TabBar } from './tab-bar.tsx'
import { UpdateToast } from './update-toast.tsx'

/** What stands around every screen but the bare ones (spec §2). */
export function Layout() {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (isBare) return <Outlet />
  return (
    <>
      <a className={styles.skip} href="#content"><Trans>Skip to the content</Trans></a>
      <Header path={path} />
      <OfflineStatus />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer isOnPhone={path === '/' || path === '/about' || path.startsWith('/policies/')} />
      <TabBar path={path} />
      <InstallSheet />
      <UpdateToast />
      <StorageNote />
      <ToastRegion />
    </>
  )
}
