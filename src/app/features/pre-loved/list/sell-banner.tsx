import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/base/button.tsx'
import { offerPath } from '../pre-loved-paths.ts'
import styles from './sell-banner.module.css'

/** The banner above the list: the purpose of the screen, and links to the form and to the shopper's offers. */
export function SellBanner() {
  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <p className={styles.title}>
          <Trans>Give things a second life</Trans>
        </p>
        <p>
          <Trans>Checked items from other shoppers. One piece each.</Trans>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink kind="primary" size="small" href={offerPath()}>
          <Trans>Sell an item</Trans>
        </ButtonLink>
        <ButtonLink kind="outline" size="small" href="/pre-loved/offers">
          <Trans>My listings</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
