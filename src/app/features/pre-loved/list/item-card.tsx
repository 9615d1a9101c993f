import { useLingui } from '@lingui/react/macro'
import type { PreLovedCard } from '#contract/pre-loved/pre-loved.ts'
import { LazyHeart } from '#features/favourites/index.ts'
import type { PictureTime } from '#ui/base/picture.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { conditionBadges, useConditionWords } from '../condition-words.ts'
import { ItemPicture } from '../item-picture.tsx'
import { itemPath } from '../pre-loved-paths.ts'
import styles from './item-card.module.css'

/** An item in a grid: photograph, condition, title, price and seller. The whole card is one link. */
export function ItemCard({ card, when = 'near' }: { card: PreLovedCard; when?: PictureTime }) {
  const { t } = useLingui()
  const { condition, seller, prodName, price, priceSymbol, pic, prodId } = card
  const { name } = useConditionWords()[condition]
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ItemPicture
          template={pic}
          alt=""
          tint={prodId}
          sizes="(min-width: 1280px) 220px, (min-width: 768px) 25vw, 46vw"
          when={when}
        />
        <span className={styles.condition}>
          <Badge kind={conditionBadges[condition]}>{name}</Badge>
        </span>
      </div>
      <h3 className="clip2">
        <PageLink href={itemPath(card)} className={styles.link}>
          {prodName}
        </PageLink>
      </h3>
      <Price amount={price} was={price} symbol={priceSymbol} />
      <p className={`clip1 ${styles.seller}`}>
        <span className="sr">{t`Seller`}: </span>
        {seller.sellerName}
      </p>
      <LazyHeart of={{ kind: 'prod', card }} isOnCard />
    </article>
  )
}
