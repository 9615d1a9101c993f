import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShopCard } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { illustrations } from '#shell/illustrations.ts'
import { Icon } from '#ui/base/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatCount } from '#words/count.ts'
import styles from './shop-results.module.css'

/** Shops whose name matches the words. */
export function ShopResults({ shops, words }: { shops: readonly ShopCard[]; words: string }) {
  const { t, i18n } = useLingui()
  if (shops.length === 0)
    return (
      <EmptyState
        picture={illustrations.compass}
        title={t`No shops found for “${words}”`}
        sentence={t`Search products instead, or try other words.`}
      />
    )
  return (
    <ul className={styles.shops} aria-label={t`Shops`}>
      {shops.map((shop) => {
        const score = formatCount(shop.score, i18n.locale as Language)
        const { shipFrom } = shop
        return (
          <li key={shop.shopId} className={styles.shop}>
            <div className={styles.tile}>
              <Tile template={shop.pic} sizes="51px" tint={shop.shopId} kind="small" when="soon" />
            </div>
            <div className={styles.words}>
              <h2>
                <PageLink href={`/store/${shop.slug}/${shop.shopId}`} className={styles.link}>
                  {shop.shopName}
                </PageLink>
                {shop.isVerified === 1 && (
                  <span className={styles.verified} role="img" aria-label={t`Verified shop`}>
                    <Icon name="seal-check-fill" size={18} />
                  </span>
                )}
              </h2>
              <p>
                {shop.score > 0 && (
                  <>
                    <span className={styles.star}>
                      <Icon name="star-fill" size={14} />
                    </span>{' '}
                    <b role="img" aria-label={t`${score} out of 5 stars`}>
                      {score}
                    </b>{' '}
                    ·{' '}
                  </>
                )}
                <Plural value={shop.prodCount} one="# product" other="# products" />
              </p>
              <p>
                <Trans>Ships from {shipFrom}</Trans>
              </p>
            </div>
            <Icon name="caret-right-bold" size={16} />
          </li>
        )
      })}
    </ul>
  )
}
