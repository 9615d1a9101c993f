import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { isProductPath } from './page-address.ts'
import { TabBar } from './tab-bar.tsx'

// None of these parts is in a first view: they are loaded once it is up, and are in the worker's precache.
const OfflineStatus = lazyPart(() => withWords(import('./later/offline-status.tsx'), 'later'))
const Footer = lazyPart(() => withWords(import('./later/footer/footer.tsx'), 'later'))
const LaterParts = lazyPart(() => withWords(import('./later/later-parts.tsx'), 'later'))

/** The frame around every screen except the bare ones (docs/product.md#layout). */
export function Layout() {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const path = useRouterState({ select: (state) => state.location.pathname })
  // The header belongs to the rendered page, also while the next page is loading.
  const drawn = useMatches({ select: (matches) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined) }) ?? path
  const isHydrated = useIsHydrated()
  // On the phone only on screens where a footer is expected (docs/design.md#footer).
  const hasFooter =
    useIsDesktop() || (isHydrated && (path === '/' || path === '/about' || path.startsWith('/policies/')))
  if (isBare) return <Outlet />
  return (
    <>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <Header path={drawn} />
      {/* Below the buttons over a product's picture. */}
      <div className={isProductPath(drawn) ? styles.inset : undefined}>
        {isHydrated && (
          <Suspense>
            <OfflineStatus />
          </Suspense>
        )}
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {hasFooter && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      <TabBar path={path} />
      {isHydrated && (
        <Suspense>
          <LaterParts />
        </Suspense>
      )}
    </>
  )
}
