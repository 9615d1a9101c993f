import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ShopDetail } from '#contract/shop.ts'
import type { Language } from '#contract/wire.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import { useAddress } from '#shell/page-address.ts'
import { useTitle } from '#shell/use-title.ts'
import { Icon } from '#ui/base/icon.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatCount } from '#words/count.ts'
import { formatMonth } from '#words/screens/day.ts'
import styles from './shop-head.module.css'
import { shopTitle } from './shop-title.ts'

/** The head of a shop's page: the seller row of the product page as a header (docs/design.md#screens). */
export function ShopHead({ shop, slug }: { shop: ShopDetail; slug: string }) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as Language
  useTitle(shopTitle(shop))
  useAddress(slug === shop.slug ? null : encodeURI(`/store/${shop.slug}/${shop.shopId}`))
  const score = formatCount(shop.score, language)
  const sold = formatCount(shop.soldNum, language)
  const month = formatMonth(shop.since, language)
  const { shipFrom, shopName: name } = shop
  return (
    <header className={styles.head}>
      <div className={styles.tile}>
        <Tile template={shop.pic} sizes="(min-width: 835px) 68px, 51px" tint={shop.shopId} kind="small" when="soon" />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name}>
          {shop.shopName}
          {shop.isVerified === 1 && (
            <>
              &nbsp;
              <span className={styles.verified} role="img" aria-label={t`Verified shop`}>
                <Icon name="seal-check-fill" size={20} />
              </span>
            </>
          )}
        </h1>
        <ul className={styles.facts}>
          {shop.score > 0 && (
            <li>
              <span className={styles.star}>
                <Icon name="star-fill" size={16} />
              </span>
              <b role="img" aria-label={t`${score} out of 5 stars`}>
                {score}
              </b>
            </li>
          )}
          {shop.commNumber > 0 && (
            <li>
              <Plural value={shop.commNumber} one="# review" other="# reviews" />
            </li>
          )}
          <li>
            <Plural value={shop.prodCount} one="# product" other="# products" />
          </li>
          {shop.soldNum > 0 && (
            <li>
              <Trans>{sold} sold</Trans>
            </li>
          )}
        </ul>
        <ul className={styles.facts}>
          <li>
            <Icon name="storefront" size={16} />
            <Trans>Since {month}</Trans>
          </li>
          <li>
            <Icon name="map-pin" size={16} />
            <Trans>Ships from {shipFrom}</Trans>
          </li>
        </ul>
      </div>
      <div className={styles.heart}>
        <LazyHeart of={{ kind: 'shop', card: shop }} />
        <PageLink
          href={`/iCanchat?conversation=shop-${shop.shopId}`}
          className={styles.contact}
          aria-label={t`Chat with ${name}`}
        >
          <Icon name="chat-circle-dots" size={24} />
        </PageLink>
      </div>
      {shop.intro && <p className={styles.intro}>{shop.intro}</p>}
    </header>
  )
}
