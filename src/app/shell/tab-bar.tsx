import { useLingui } from '@lingui/react/macro'
import { useCartCount, useUnread, useUnreadChat } from '#session/counts.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-names.ts'
import { CountDot } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { isProductPath } from './page-address.ts'
import styles from './tab-bar.module.css'

/** The bottom bar at widths up to 834 px (docs/product.md#layout, docs/design.md#tab-bar). */
export function TabBar({ path }: { path: string }) {
  const { t } = useLingui()
  const [inCart, unread, unreadChat] = [useCartCount(), useUnread(), useUnreadChat()]
  const tabs: { href: PagePath; icon: IconName; activeIcon: IconName; label: string; count?: number }[] = [
    { href: '/', icon: 'house', activeIcon: 'house-fill', label: t`Home` },
    { href: '/discover', icon: 'compass', activeIcon: 'compass-fill', label: t`Discover` },
    {
      href: '/iCanchat',
      icon: 'chat-circle-dots',
      activeIcon: 'chat-circle-dots-fill',
      label: t`Chat`,
      count: unreadChat,
    },
    {
      href: '/Cart',
      icon: 'shopping-cart-simple',
      activeIcon: 'shopping-cart-simple-fill',
      label: t`Cart`,
      count: inCart,
    },
    { href: '/profile', icon: 'user', activeIcon: 'user-fill', label: t`Profile`, count: unread },
  ]
  return (
    <nav className={styles.bar} aria-label={t`Main`} data-slides={isProductPath(path)}>
      {tabs.map(({ href, icon, activeIcon, label, count = 0 }) => {
        const isCurrent = path === href
        return (
          <PageLink
            key={href}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            aria-label={count > 0 ? `${label}: ${count}` : undefined}
          >
            <span className={styles.icon}>
              <Icon name={isCurrent ? activeIcon : icon} size={24} />
              <CountDot count={count} />
            </span>
            <span className={styles.label}>{label}</span>
          </PageLink>
        )
      })}
    </nav>
  )
}
