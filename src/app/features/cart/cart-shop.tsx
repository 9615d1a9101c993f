import { useLingui } from '@lingui/react/macro'
import { slugOf } from '#contract/links.ts'
import type { FoldedShop } from '#offline/domains/cart/fold.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { CartItem } from './cart-item.tsx'
import { unavailableReason } from './cart-rules.ts'
import styles from './cart-screen.module.css'
import { ShopDelivery } from './costs/shop-delivery.tsx'
import { useChosen, useMarked } from './use-chosen.ts'
import type { Total } from './use-total.ts'

/**
 * The lines of one shop, with a checkbox for all of them and a link to the shop. Only the first `maxLines` lines are
 * rendered.
 */
export function CartShop({
  shop: { shopId, shopName, lines },
  total,
  isEdited,
  maxLines,
}: {
  shop: FoldedShop
  total: Total
  isEdited: boolean
  maxLines: number
}) {
  const { t } = useLingui()
  const { isChosen, choose } = useChosen()
  const { isMarked, mark } = useMarked()
  const selectable = lines.filter((line) => isEdited || unavailableReason(line) === null).map(({ skuId }) => skuId)
  const isAll = selectable.length > 0 && selectable.every(isEdited ? isMarked : isChosen)
  return (
    <section className={styles.card} aria-label={shopName}>
      <div className={styles.shop}>
        <Checkbox
          checked={isAll}
          disabled={selectable.length === 0}
          onChange={(event) => (isEdited ? mark : choose)(selectable, event.currentTarget.checked)}
        >
          <span className="sr">{t`Select all from ${shopName}`}</span>
        </Checkbox>
        <PageLink href={`/store/${slugOf(shopName) || 'shop'}/${shopId}`}>
          <Icon name="storefront" />
          <h2 className="clip1">{shopName}</h2>
          <Icon name="caret-right-bold" size={16} />
        </PageLink>
      </div>
      <ul>
        {lines.slice(0, maxLines).map((line) => (
          <CartItem key={line.skuId} line={line} isEdited={isEdited} />
        ))}
      </ul>
      <ShopDelivery shopId={shopId} total={total} />
    </section>
  )
}
