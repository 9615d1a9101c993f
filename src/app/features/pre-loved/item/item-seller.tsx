import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { askSellerPath } from '#contract/links.ts'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { Avatar } from '#ui/base/avatar.tsx'
import { ButtonLink } from '#ui/base/button.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { sellerPath } from '../pre-loved-paths.ts'
import { useIsOwnItem } from '../use-is-own-item.ts'
import styles from './item-seller.module.css'

/** The seller of an item, with links to a conversation and to the seller's other items. */
export function ItemSeller({ item: { seller, prodId } }: { item: PreLovedDetail }) {
  const { t } = useLingui()
  const isOwn = useIsOwnItem(seller.shopId)
  const { sellerName, pic, soldNumber, listedNumber, shopId, isDemo } = seller
  return (
    <section className={styles.seller} aria-label={t`About seller`}>
      <Avatar name={sellerName} picture={pic?.replace('{width}', '160').replace('{format}', 'webp') ?? null} />
      <div className={styles.words}>
        <p>
          <b>{sellerName}</b>
          {isDemo === 1 && (
            <>
              {' '}
              <Badge kind="plain">
                <Trans>Demo</Trans>
              </Badge>
            </>
          )}
        </p>
        <p className={styles.facts}>
          <span>
            <Plural value={listedNumber} one="# item for sale" other="# items for sale" />
          </span>
          {soldNumber > 0 && (
            <span>
              <Plural value={soldNumber} one="# item sold" other="# items sold" />
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {!isOwn && (
          <ButtonLink kind="soft" size="small" href={askSellerPath({ shopId, prodId })}>
            <Trans>Ask the seller</Trans>
          </ButtonLink>
        )}
        {listedNumber > 1 && (
          <ButtonLink kind="outline" size="small" href={sellerPath(shopId)}>
            <Trans>All items</Trans>
            <span className="sr">: {sellerName}</span>
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
