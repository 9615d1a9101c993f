import { Trans, useLingui } from '@lingui/react/macro'
import { useIsHydrated } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { InstallButton } from '#features/installation/index.ts'
import { InvitationRow } from '#features/invitation/index.ts'
import { MarketRow } from '#features/market/index.ts'
import { OrderGroups } from '#features/order/index.ts'
import { PendingRow } from '#features/pending-changes/index.ts'
import { VouchersRow } from '#features/voucher/index.ts'
import { useShopper } from '#session/shopper.ts'
import { policySuffix } from '#shell/policy-suffix.ts'
import { useTitle } from '#shell/use-title.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { LogOutRow } from './log-out-row.tsx'
import { useDeviceCounts, useFavouriteCount } from './profile-counts.ts'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile-screen.module.css'
import { profileTitle } from './profile-titles.ts'

/**
 * `/profile`: the shopper, counts of stored items, and links to all pages other than shopping (docs/design.md#screens).
 */
export function ProfileScreen() {
  const { t, i18n } = useLingui()
  const { lang } = useMarket()
  const isShopper = useShopper() !== null
  // The server's document does not know the session: a shopper's orders would push the menu down.
  const isKnown = useIsHydrated() || isShopper
  const counts = useDeviceCounts()
  const favourites = useFavouriteCount()
  const policy = (name: string): PagePath => `/policies/${name}/${policySuffix(lang)}`
  useTitle(profileTitle(i18n))
  return (
    <div className={styles.canvas}>
      <ProfileHead />
      <div className={`page ${styles.cards}`} style={isKnown ? undefined : { visibility: 'hidden' }}>
        <nav className={styles.counters} aria-label={t`Your lists`}>
          <PageLink href="/collection">
            <b>{favourites ?? '–'}</b>
            <span>
              <Trans>Favourites</Trans>
            </span>
          </PageLink>
          <PageLink href="/MyFootPrint">
            <b>{counts?.footprint ?? '–'}</b>
            <span>
              <Trans>Footprint</Trans>
            </span>
          </PageLink>
          <PageLink href="/saved">
            <b>{counts?.saved ?? '–'}</b>
            <span>
              <Trans>Saved</Trans>
            </span>
          </PageLink>
        </nav>
        {isShopper && <OrderGroups />}
        <nav className={styles.card} aria-label={t`Account menu`}>
          <PendingRow />
          <ListRow icon="heart" href="/collection">
            <Trans>Favourites</Trans>
          </ListRow>
          <VouchersRow />
          <ListRow icon="timer" href="/group-buy">
            <Trans>Group buys</Trans>
          </ListRow>
          <ListRow icon="rows" href="/wish-list">
            <Trans>Grocery lists</Trans>
          </ListRow>
          <ListRow icon="tag" href="/pre-loved/offers">
            <Trans>My listings</Trans>
          </ListRow>
          <ListRow icon="map-pin" href="/addresses">
            <Trans>Addresses</Trans>
          </ListRow>
          {isShopper && (
            <ListRow icon="star" href="/profile/reviews">
              <Trans>My reviews</Trans>
            </ListRow>
          )}
          <ListRow icon="coins" href="/profile/coins">
            <Trans>Coins</Trans>
          </ListRow>
          {isShopper && (
            <ListRow icon="credit-card" href="/profile/cards">
              <Trans>Saved cards</Trans>
            </ListRow>
          )}
          {isShopper && <InvitationRow />}
          <ListRow icon="footprints" href="/MyFootPrint">
            <Trans>Footprint</Trans>
          </ListRow>
          <ListRow icon="download-simple" href="/saved">
            <Trans>Saved on this device</Trans>
          </ListRow>
          {isShopper && (
            <ListRow icon="lock-key" href="/profile/security">
              <Trans>Account and security</Trans>
            </ListRow>
          )}
          <MarketRow />
          <ListRow icon="gear-six" href="/Settings">
            <Trans>Settings</Trans>
          </ListRow>
          <ListRow icon="question" href="/help">
            <Trans>Help</Trans>
          </ListRow>
        </nav>
        <nav className={styles.card} aria-label={t`About and policies`}>
          <ListRow icon="info" href="/about">
            <Trans>About</Trans>
          </ListRow>
          <ListRow icon="file-text" href={policy('service-agreement')} isNewWindow>
            <Trans>Service agreement</Trans>
          </ListRow>
          <ListRow icon="shield-check" href={policy('privacy-agreement')} isNewWindow>
            <Trans>Privacy agreement</Trans>
          </ListRow>
          <ListRow icon="arrow-u-up-left" href={policy('refund-policy')} isNewWindow>
            <Trans>Refund and return policy</Trans>
          </ListRow>
        </nav>
        {isShopper && (
          <div className={styles.card}>
            <LogOutRow />
          </div>
        )}
        <div className={styles.install}>
          <InstallButton kind="footer" />
        </div>
      </div>
    </div>
  )
}
