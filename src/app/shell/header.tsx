import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { InstallButton } from '#features/installation/index.ts'
import { MarketButton } from '#features/market/index.ts'
import { SearchBox } from '#features/search/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { useCartCount, useUnread, useUnreadChat } from '#session/counts.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-names.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { CountDot } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { brand } from '#words/brand.ts'
import styles from './header.module.css'
import { Mark } from './mark.tsx'
import { isProductPath } from './page-address.ts'
import { screenTitleId, useScreenTitle } from './use-title.ts'

// Phones never show the department links, so the chunk is not loaded there.
const DepartmentLinks = lazyPart(() => withWords(import('./later/desktop/department-links.tsx'), 'later'))

const fetchCategoryMenu = () => withWords(import('./later/sheets/category-menu.tsx'), 'later')
const CategoryMenu = lazy(fetchCategoryMenu)

// The button does nothing without its script; space is reserved for it.
const ShopperButton = lazyPart(() => withWords(import('./later/desktop/shopper-button.tsx'), 'later'))

/**
 * The mode of the phone's header: logo and search, back button and title, the search field, the searched words, or only
 * buttons over a picture.
 */
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

type CountedLinkProperties = { href: PagePath; icon: IconName; words: string; count: number }

/** A link with a count at the corner of its icon; the link's accessible name includes the count. */
const CountedLink = ({ href, icon, words, count }: CountedLinkProperties) => (
  <PageLink href={href} className={styles.link} aria-label={count > 0 ? `${words}: ${count}` : words}>
    <Icon name={icon} size={24} />
    <CountDot count={count} />
    <span>{words}</span>
  </PageLink>
)

/**
 * Logo, region and language, Get App, notices, cart, search; on the desktop the menu of categories, favourites, chat, and
 * the departments below
 * (docs/product.md#header, docs/design.md#header).
 */
export function Header({ path }: { path: string }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const isDesktop = useIsDesktop()
  const isHydrated = useIsHydrated()
  const title = useScreenTitle()
  const [count, unread, unreadChat] = [useCartCount(), useUnread(), useUnreadChat()]
  const menu = useSheetOpening(fetchCategoryMenu)
  const { 'aria-haspopup': _isDialog, ...menuTrigger } = menu.trigger
  // The search header is shown with the tap and follows the address, even if the search page is left before it has
  // loaded.
  const [isTyping, setTyping] = useState(false)
  useEffect(() => history.subscribe(({ location }) => location.pathname !== '/search' && setTyping(false)), [history])
  // Before the script is loaded, and where the visit began at this page, the back link leads home.
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
          <MarketButton kind="utility" />
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
        {/* The server inserts the title into the markup once the screen has set it (entry-server.tsx). */}
        <p id={screenTitleId} className={styles.title} suppressHydrationWarning>
          {title}
        </p>
        <div className={styles.menu}>
          <button
            type="button"
            className={styles.categories}
            aria-label={t`Categories`}
            {...menuTrigger}
            onClick={menu.isOpen ? menu.close : menu.trigger.onClick}
          >
            <Icon name="squares-four" />
            <span>{t`Categories`}</span>
          </button>
          {menu.isOpen && (
            <Suspense>
              <CategoryMenu path={path} onClose={menu.close} />
            </Suspense>
          )}
        </div>
        <span className={styles.phoneOnly}>
          <MarketButton kind="bar" />
          <InstallButton kind="bar" />
        </span>
        <span className={styles.shopper}>
          {isHydrated && (isDesktop || path === '/') && (
            <Suspense>
              <ShopperButton />
            </Suspense>
          )}
        </span>
        <span className={styles.favourites}>
          {isDesktop && <CountedLink href="/collection" icon="heart" words={t`Favourites`} count={0} />}
        </span>
        <span className={styles.bell}>
          {isDesktop && <CountedLink href="/iCanchat" icon="chat-circle-dots" words={t`Chat`} count={unreadChat} />}
        </span>
        {/*
         * Other pages on a phone do not show this part, so their documents omit it; on the desktop space is reserved
         * for it.
         */}
        <span className={styles.bell}>
          {(isDesktop || path === '/') && (
            <CountedLink href="/notification" icon="bell" words={t`Notifications`} count={unread} />
          )}
        </span>
        <CountedLink href="/Cart" icon="shopping-cart-simple" words={t`Cart`} count={count} />
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
