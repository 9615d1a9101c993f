import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useIsDesktop } from '#device/use-is-desktop.ts'
import { useIsDrawn } from '#device/use-is-drawn.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { Header } from './header.tsx'
import { isProductPath } from './is-product-path.ts'
import styles from './layout.module.css'
import { PageNotFound } from './page-not-found.tsx'
import { TabBar } from './tab-bar.tsx'

// None of these is in a first view: they come when it is up, and lie in the worker's precache.
const OfflineStatus = lazyPart(() => withWords(import('./later/offline-status.tsx'), 'later'))
const Footer = lazyPart(() => withWords(import('./later/footer.tsx'), 'later'))
const LaterParts = lazyPart(() => withWords(import('./later/later-parts.tsx'), 'later'))

/** What stands around every screen but the bare ones (spec §2). */
export function Layout() {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const path = useRouterState({ select: (state) => state.location.pathname })
  // The header is the drawn page's, also while the next one is on its way.
  const drawn = useMatches({ select: (matches) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined) }) ?? path
  const { missing } = useRouter().options.context
  const isMissing = useRouterState({ select: ({ location }) => location.pathname + location.searchStr === missing })
  const isDrawn = useIsDrawn()
  // On the phone only where a person would look for it (DESIGN.md §7).
  const hasFooter = useIsDesktop() || (isDrawn && (path === '/' || path === '/about' || path.startsWith('/policies/')))
  if (isBare) return <Outlet />
  return (
    <>
      <a className={styles.skip} href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      <Header path={drawn} />
      {/* Below the buttons that stand over a product's picture. */}
      <div className={isProductPath(drawn) ? styles.inset : undefined}>
        {isDrawn && (
          <Suspense>
            <OfflineStatus />
          </Suspense>
        )}
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        {isMissing ? <PageNotFound /> : <Outlet />}
      </main>
      {hasFooter && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      <TabBar path={path} />
      {isDrawn && (
        <Suspense>
          <LaterParts />
        </Suspense>
      )}
    </>
  )
}
