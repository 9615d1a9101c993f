import { useLingui } from '@lingui/react/macro'
import { useMarket } from '#device/market.ts'
import { policySuffix } from '#shell/policy-suffix.ts'
import { ButtonLink } from '#ui/base/button.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import type { HelpLink } from '#words/help/help-shapes.ts'

/** A link from an answer to a page; policies open in a new window (docs/product.md#footer). */
export function HelpPageLink({ link }: { link: HelpLink }) {
  const { t } = useLingui()
  const { lang } = useMarket()
  const links: Record<HelpLink, { href: PagePath; words: string; isNewWindow?: boolean }> = {
    saved: { href: '/saved', words: t`Saved on this device` },
    settings: { href: '/Settings', words: t`Settings` },
    profile: { href: '/profile', words: t`Profile` },
    footprint: { href: '/MyFootPrint', words: t`Footprint` },
    favourites: { href: '/collection', words: t`Favourites` },
    cart: { href: '/Cart', words: t`Cart` },
    orders: { href: '/profile/orders', words: t`My orders` },
    notices: { href: '/notification', words: t`Notifications` },
    refunds: { href: '/Refund', words: t`Refund` },
    addresses: { href: '/addresses', words: t`Addresses` },
    cards: { href: '/profile/cards', words: t`Saved cards` },
    security: { href: '/profile/security', words: t`Account and security` },
    vouchers: { href: '/vouchers', words: t`Vouchers` },
    coins: { href: '/profile/coins', words: t`Coins` },
    'group-buys': { href: '/group-buy', words: t`Group buys` },
    invitation: { href: '/myInvitation', words: t`Invite friends` },
    'pre-loved': { href: '/pre-loved', words: t`Pre-loved` },
    register: { href: '/Register', words: t`Create an account` },
    contact: { href: '/contact-us', words: t`Contact Us` },
    about: { href: '/about', words: t`About` },
    'service-agreement': {
      href: `/policies/service-agreement/${policySuffix(lang)}`,
      words: t`Service agreement`,
      isNewWindow: true,
    },
    'privacy-agreement': {
      href: `/policies/privacy-agreement/${policySuffix(lang)}`,
      words: t`Privacy agreement`,
      isNewWindow: true,
    },
    'refund-policy': {
      href: `/policies/refund-policy/${policySuffix(lang)}`,
      words: t`Refund and return policy`,
      isNewWindow: true,
    },
  }
  const { href, words, isNewWindow } = links[link]
  return (
    <ButtonLink kind="soft" size="small" href={href} isNewWindow={isNewWindow}>
      {words}
    </ButtonLink>
  )
}
