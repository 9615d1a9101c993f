import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import type { ProductCard } from '#contract/product.ts'
import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import type { Language } from '#contract/wire.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { withWords } from '#i18n/with-words.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { Stars } from '#ui/product/stars.tsx'
import { formatCount } from '#words/count.ts'
import { fetchSavedAge } from './fetch-rest.ts'
import styles from './product-head.module.css'
import { reviewsId } from './use-detail-tab.ts'

// The age of a stored product, shown while offline only and so no part of a first view's code.
const SavedAge = lazy(() =>
  fetchSavedAge().then(
    ({ SavedAge }) => ({ default: SavedAge }),
    () => ({ default: () => null }),
  ),
)

// Desktop only, so a chunk of its own; its space is reserved.
const SellerLink = lazy<ComponentType<{ product: ProductCard }>>(() =>
  withWords(import('./later/seller-link.tsx'), 'later').then(
    ({ SellerLink }) => ({ default: SellerLink }),
    () => ({ default: () => null }),
  ),
)

/** Stock up to which the page shows the number of pieces left. */
const lowStock = 5

/** `chosen` is null while only the product's card is known. */
type Properties = {
  product: ProductCard
  chosen: { product: ProductDetail; sku: Sku } | null
  at: number
  onReviews: () => void
}

/** Name, stars, price, stock and included services. On the phone the price comes first (docs/design.md#screens). */
export function ProductHead({ product, chosen, at, onReviews }: Properties) {
  const { t, i18n } = useLingui()
  const isOffline = useIsOffline()
  const isDesktop = useIsDesktop()
  const language = i18n.locale as Language
  const score = formatCount(product.score, language)
  const sold = formatCount(product.soldNum, language)
  const { shipFrom, isFreeDelivery, isOverseas } = product
  const { price, oriPrice } = chosen?.sku ?? product
  const stocks = chosen?.sku.stocks ?? product.totalStocks
  const isAvailable = chosen?.product.isAvailable ?? true
  return (
    <div className={styles.head}>
      <div className={styles.seller}>
        {isDesktop && (
          <Suspense>
            <SellerLink product={product} />
          </Suspense>
        )}
      </div>
      <h1 className={styles.name}>{product.prodName}</h1>
      <div className={styles.rating}>
        {product.score > 0 && (
          <>
            <span className={styles.stars}>
              <Stars score={product.score} />
              <b aria-hidden="true">{score}</b>
            </span>
            <a
              className={styles.link}
              href={`#${reviewsId}`}
              onClick={(event) => {
                event.preventDefault()
                onReviews()
              }}
            >
              <Plural value={product.prodCommNumber} one="# review" other="# reviews" />
            </a>
          </>
        )}
        {product.soldNum > 0 && (
          <span>
            <Trans>{sold} sold</Trans>
          </span>
        )}
        {chosen && <ItemCode itemCode={chosen.product.itemCode} />}
      </div>
      <div className={styles.price}>
        <Price amount={price} was={oriPrice} symbol={product.priceSymbol} size="large" isQuiet={stocks === 0} />
        {chosen && isAvailable && <Stock stocks={stocks} />}
      </div>
      <div className={styles.benefits}>
        {isOffline && (
          <span className={styles.age}>
            <Suspense>
              <SavedAge at={at} />
            </Suspense>
          </span>
        )}
        {isAvailable && isFreeDelivery === 1 && <Badge kind="ok" icon="truck">{t`Free delivery`}</Badge>}
        {isAvailable && chosen?.product.isCashOnDelivery && (
          <Badge kind="brand" icon="money">{t`Cash on delivery`}</Badge>
        )}
        {isOverseas === 1 && (
          <Badge kind="info" icon="globe">
            <Trans>Ships from overseas, {shipFrom}</Trans>
          </Badge>
        )}
      </div>
      {!isAvailable ? (
        <div className={styles.note}>
          <Note kind="danger" icon="warning-circle">
            <Trans>This product does not available in your area.</Trans>
          </Note>
        </div>
      ) : chosen && product.totalStocks === 0 ? (
        <div className={styles.note}>
          <Note kind="danger" icon="warning-circle">
            <Trans>Out stock.</Trans>
          </Note>
        </div>
      ) : null}
    </div>
  )
}

const ItemCode = ({ itemCode }: { itemCode: string }) => (
  <span className={styles.code}>
    <Trans>Item code {itemCode}</Trans>
  </span>
)

function Stock({ stocks }: { stocks: number }) {
  if (stocks === 0)
    return (
      <Badge kind="danger">
        <Trans>Out of stock</Trans>
      </Badge>
    )
  return stocks <= lowStock ? (
    <Badge kind="warn">
      <Trans>Only {stocks} left</Trans>
    </Badge>
  ) : null
}
