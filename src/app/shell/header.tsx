import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useIsDesktop } from '#device/use-is-desktop.ts'
import { useIsDrawn } from '#device/use-is-drawn.ts'
import { InstallButton } from '#features/installation/index.ts'
import { PlaceButton } from '#features/place/index.ts'
import { SearchBox } from '#features/search/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { useCartCount, useUnread } from '#session/counts.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-names.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { CountDot } from '#ui/feedback/count-dot.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { brand } from '#words/brand.ts'
import styles from './header.module.css'
import { isProductPath } from './is-product-path.ts'
import { Mark } from './mark.tsx'
import { screenTitleId, useScreenTitle } from './use-title.ts'

// Phones never show them, so that they cost a phone nothing.
const DepartmentLinks = lazyPart(() => withWords(import('./later/department-links.tsx'), 'later'))

// Without the script it could do nothing; its place is kept free.
const ShopperButton = lazyPart(() => withWords(import('./shopper/shopper-button.tsx'), 'later'))

/** What the phone's header is for: logo and search, way back and title, the field itself, the words searched, or only buttons over a picture. */
const modeOf = (path: string) =>
  path === '/'
    ? 'home'
    : path === '/search'
      ? 'search'
      : path.startsWith('/SearchResults/')
        ? 'results'
        : isProductPath(path)
          ? 'product'
          : 'inner'

/** A way with a number at the corner of its icon, which its name says, too. */
const CountedWay = ({ href, icon, words, count }: { href: string; icon: IconName; words: string; count: number }) => (
  <PageLink href={href} className={styles.way} aria-label={count > 0 ? `${words}: ${count}` : words}>
    <Icon name={icon} size={24} />
    <CountDot count={count} />
    <span>{words}</span>
  </PageLink>
)

/** Logo, region and language, Get App, notices, cart, search; on the desktop the departments below (spec §2, DESIGN.md §7). */
export function Header({ path }: { path: string }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const isDesktop = useIsDesktop()
  const isDrawn = useIsDrawn()
  const title = useScreenTitle()
  const [count, unread] = [useCartCount(), useUnread()]
  // The search page's header comes with the tap and goes with the address, also where that page was left before it came.
  const [isTyping, setTyping] = useState(false)
  useEffect(() => history.subscribe(({ location }) => location.pathname !== '/search' && setTyping(false)), [history])
  // Before the script is there, and where the visit began here, the way back is home.
  const goBack = (event: MouseEvent) => {
    if (!history.canGoBack()) return
    event.preventDefault()
    history.back()
  }
  return (
    <header className={styles.header} data-mode={isTyping ? 'search' : modeOf(path)}>
      <div className={styles.utility}>
        <div className="page">
          <span className={styles.slogan}>
            <Icon name="wifi-slash" size={18} />
            {t`Works without a signal`}
          </span>
          <PlaceButton kind="utility" />
          <InstallButton kind="header" />
        </div>
      </div>
      <div className={styles.bar}>
        <PageLink href="/" className={styles.back} aria-label={t`Back`} onClick={goBack}>
          <Icon name="arrow-left" size={24} />
        </PageLink>
        <PageLink href="/" className={styles.logo} aria-label={t`${brand.name}, home`}>
          <Mark />
          <span aria-hidden="true">{brand.wordmark}</span>
        </PageLink>
        {/* The server writes it into the markup when the screen has named itself (first-view.tsx). */}
        <p id={screenTitleId} className={styles.title} suppressHydrationWarning>
          {title}
        </p>
        <PageLink href="/categories/" className={styles.categories} aria-label={t`Categories`}>
          <Icon name="squares-four" />
          <span>{t`Categories`}</span>
        </PageLink>
        <span className={styles.phoneOnly}>
          <PlaceButton kind="bar" />
          <InstallButton kind="bar" />
        </span>
        <span className={styles.shopper}>
          {isDrawn && (
            <Suspense>
              <ShopperButton />
            </Suspense>
          )}
        </span>
        {/* Other pages of a phone do not show it, so that it costs their documents nothing; on the desktop its place is kept free. */}
        <span className={styles.bell}>
          {(isDesktop || path === '/') && (
            <CountedWay href="/notification" icon="bell" words={t`Notifications`} count={unread} />
          )}
        </span>
        <CountedWay href="/Cart" icon="shopping-cart-simple" words={t`Cart`} count={count} />
        <SearchBox path={path} onType={() => setTyping(true)} />
      </div>
      <div className={styles.links}>
        {isDesktop && (
          <Suspense>
            <DepartmentLinks path={path} />
          </Suspense>
        )}
      </div>
    </header>
  )
}
