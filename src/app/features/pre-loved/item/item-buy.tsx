import { Trans } from '@lingui/react/macro'
import { askSellerPath } from '#contract/links.ts'
import type { PreLovedDetail } from '#contract/pre-loved/pre-loved.ts'
import { addToCart } from '#features/cart/index.ts'
import { Button, ButtonLink } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { BuyBar } from '#ui/product/buy-bar.tsx'
import { useIsOwnItem } from '../use-is-own-item.ts'
import styles from './item-buy.module.css'

/**
 * The buttons "Add to cart" and "Buy now" of an item; on the phone in a bar above the tab bar. The seller sees a link
 * to their offers instead. If the item cannot be bought now, the buttons state the reason.
 */
export function ItemBuy({ item }: { item: PreLovedDetail }) {
  const isOwn = useIsOwnItem(item.seller.shopId)
  const [sku] = item.skuList
  if (isOwn)
    return (
      <div className={styles.own}>
        <Note kind="info" icon="info">
          <Trans>This is your own item.</Trans>
        </Note>
        <ButtonLink kind="soft" href="/pre-loved/offers">
          <Trans>My listings</Trans>
        </ButtonLink>
      </div>
    )
  if (item.state === 'sold' || !item.isAvailable || !sku)
    return (
      <div className={styles.own}>
        <ButtonLink kind="soft" href="/pre-loved">
          <Trans>See other items</Trans>
        </ButtonLink>
      </div>
    )
  const isReserved = item.state === 'reserved' || sku.stocks === 0
  return (
    <div className={styles.buy}>
      <BuyBar onDesktop="inline" isSliding>
        <PageLink href={askSellerPath({ shopId: item.seller.shopId, prodId: item.prodId })} className={styles.chat}>
          <Icon name="chat-circle-dots" size={24} />
          <Trans>Chat</Trans>
        </PageLink>
        {isReserved ? (
          <Button kind="soft" isDisabled>
            <Trans>Reserved</Trans>
          </Button>
        ) : (
          <>
            <ButtonLink kind="soft" href={`/Checkout?prodId=${item.prodId}&skuId=${sku.skuId}&count=1`}>
              <Trans>Buy now</Trans>
            </ButtonLink>
            <Button kind="primary" onClick={() => void addToCart(item, sku, 1)}>
              <Trans>Add to cart</Trans>
            </Button>
          </>
        )}
      </BuyBar>
    </div>
  )
}
