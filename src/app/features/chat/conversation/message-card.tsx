import { Trans, useLingui } from '@lingui/react/macro'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { productSlug } from '#contract/links.ts'
import type { ListedOrder } from '#contract/order/order.ts'
import type { ProductCard } from '#contract/product/product.ts'
import type { Language } from '#contract/wire.ts'
import { orderLinks, useOrderStatus } from '#features/order/index.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { formatPrice } from '#words/price.ts'
import styles from './message.module.css'

type ProductOfMessage = NonNullable<ChatMessage['product']>
type OrderOfMessage = NonNullable<ChatMessage['order']>

/** A product as a card that links to its page; a sentence where the region does not sell the product. */
export function ProductInMessage({ product: { card } }: { product: ProductOfMessage }) {
  if (card) return <ProductLink card={card} />
  return (
    <p className={styles.bubble}>
      <Trans>This product is no longer sold in your region.</Trans>
    </p>
  )
}

/** A product's picture, name and price, which link to its page. */
function ProductLink({ card }: { card: ProductCard }) {
  const { i18n } = useLingui()
  const { prodId, prodName, pic, price, priceSymbol } = card
  return (
    <PageLink href={`/products/${productSlug(card)}`} className={styles.card}>
      <Tile template={pic} sizes="64px" tint={prodId} />
      <span className={styles.facts}>
        <span className="clip2">{prodName}</span>
        <b className="num">{formatPrice(price, priceSymbol, i18n.locale as Language)}</b>
      </span>
    </PageLink>
  )
}

/** An order as a card that links to its details; only the number where the shopper has deleted the order. */
export function OrderInMessage({ order: { orderNumber, card } }: { order: OrderOfMessage }) {
  if (card) return <OrderLink order={card} />
  return (
    <p className={styles.bubble}>
      <Trans>Order {orderNumber}, which you have deleted</Trans>
    </p>
  )
}

/** An order's picture, number, status and total, which link to its details. */
function OrderLink({ order }: { order: ListedOrder }) {
  const { i18n } = useLingui()
  const status = useOrderStatus(order)
  const { orderNumber, orderItemDtos, actualTotal, priceSymbol } = order
  const [item] = orderItemDtos
  return (
    <PageLink href={orderLinks.details(orderNumber)} className={styles.card}>
      {item ? <Tile template={item.pic} sizes="64px" tint={item.prodId} /> : <Icon name="package" size={24} />}
      <span className={styles.facts}>
        <span>
          <Trans>Order {orderNumber}</Trans>
        </span>
        <Badge kind={status.kind} icon={status.icon}>
          {status.words}
        </Badge>
        <b className="num">{formatPrice(actualTotal, priceSymbol, i18n.locale as Language)}</b>
      </span>
    </PageLink>
  )
}
