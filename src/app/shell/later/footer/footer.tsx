import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { mallLinksInfo } from '#contract/mall.ts'
import { useMarket } from '#device/market.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { useThisYear } from '#device/server-clock.ts'
import { InstallButton, MallCode } from '#features/installation/index.ts'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { brand } from '#words/brand.ts'
import { Mark } from '../../mark.tsx'
import { policySuffix } from '../../policy-suffix.ts'
import styles from './footer.module.css'

/** Brand, links, policies, app, copyright. Values that the operator has not set are left out. */
export default function Footer() {
  const { t } = useLingui()
  const { lang } = useMarket()
  const isDesktop = useIsDesktop()
  const year = useThisYear()
  const { data } = useQuery(catalogueQuery(mallLinksInfo, {}))
  const links = data?.value
  const policy = (name: string) => ({
    href: `/policies/${name}/${policySuffix(lang)}` as const,
    target: '_blank',
    rel: 'noopener',
  })
  return (
    <footer className={styles.footer}>
      <div className={classes('page', styles.columns)}>
        <div>
          <p className={styles.logo}>
            <Mark />
            {brand.wordmark}
          </p>
          <p className={styles.words}>
            <Trans>Shop nearby and overseas, even when the signal drops.</Trans>
          </p>
          <p className={styles.social}>
            {links?.facebook && (
              <a href={links.facebook} aria-label="Facebook">
                <Icon name="facebook-logo" size={24} />
              </a>
            )}
            {links?.instagram && (
              <a href={links.instagram} aria-label="Instagram">
                <Icon name="instagram-logo" size={24} />
              </a>
            )}
            {links?.youtube && (
              <a href={links.youtube} aria-label="YouTube">
                <Icon name="youtube-logo" size={24} />
              </a>
            )}
            {links?.tiktok && (
              <a href={links.tiktok} aria-label="TikTok">
                <Icon name="tiktok-logo" size={24} />
              </a>
            )}
          </p>
        </div>
        <nav aria-labelledby="footer-company">
          <h2 id="footer-company">
            <Trans>Company</Trans>
          </h2>
          <PageLink href="/about">
            <Trans>About</Trans>
          </PageLink>
          <PageLink href="/contact-us">
            <Trans>Contact Us</Trans>
          </PageLink>
          {links?.otherApp && (
            <a href={links.otherApp} target="_blank" rel="noopener">
              <Trans>Our other apps</Trans>
            </a>
          )}
        </nav>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help">
            <Trans>Help</Trans>
          </h2>
          <PageLink href="/help">
            <Trans>Questions and answers</Trans>
          </PageLink>
          <PageLink href="/vouchers">
            <Trans>Vouchers</Trans>
          </PageLink>
          <PageLink href="/pre-loved">
            <Trans>Pre-loved</Trans>
          </PageLink>
          <PageLink href="/profile/coins">
            <Trans>Coins</Trans>
          </PageLink>
          <PageLink href="/collection">
            <Trans>Favourites</Trans>
          </PageLink>
          <PageLink href="/MyFootPrint">
            <Trans>Footprint</Trans>
          </PageLink>
          <PageLink href="/saved">
            <Trans>Saved on this device</Trans>
          </PageLink>
          <PageLink href="/Settings">
            <Trans>Settings</Trans>
          </PageLink>
        </nav>
        <nav aria-labelledby="footer-policies">
          <h2 id="footer-policies">
            <Trans>Policies</Trans>
          </h2>
          <PageLink {...policy('service-agreement')}>
            <Trans>Service agreement</Trans>
          </PageLink>
          <PageLink {...policy('privacy-agreement')}>
            <Trans>Privacy agreement</Trans>
          </PageLink>
          <PageLink {...policy('refund-policy')}>
            <Trans>Refund and return policy</Trans>
          </PageLink>
        </nav>
        <div className={styles.app}>
          <h2>{t`${brand.name} on your phone`}</h2>
          <p className={styles.words}>
            <Trans>Add it to your home screen. No app store needed.</Trans>
          </p>
          <div className={styles.code}>
            {isDesktop && <MallCode size={112} />}
            <div className={styles.stores}>
              <InstallButton kind="footer" />
              {links?.googlePlay && (
                <a className={styles.store} href={links.googlePlay} target="_blank" rel="noopener">
                  <Icon name="google-play-logo" size={24} />
                  Google Play
                </a>
              )}
              {links?.appStore && (
                <a className={styles.store} href={links.appStore} target="_blank" rel="noopener">
                  <Icon name="app-store-logo" size={24} />
                  App Store
                </a>
              )}
            </div>
          </div>
        </div>
      </div>
      <p className={classes('page', styles.copyright)}>
        © {year} {brand.name}
      </p>
    </footer>
  )
}
