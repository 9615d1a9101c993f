import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/product/product.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import type { Language } from '#contract/wire.ts'
import { useIsDesktop } from '#device/media-query.ts'
import { type Offer, StockBadge } from '#features/variant/index.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { PackLine } from '#ui/product/first/pack-line.tsx'
import { Price } from '#ui/product/first/price.tsx'
import { Stars } from '#ui/product/stars.tsx'
import { formatCount } from '#words/count.ts'
import styles from './product-head.module.css'
import { Later, productPart } from './product-part.tsx'
import { reviewsId } from './use-detail-tab.ts'

// The age of a stored product, shown while offline only and so no part of a first view's code.
const SavedAge = productPart('SavedAge')

const SellerOnTop = productPart('SellerOnTop')

/** `chosen` is null while only the product's card is known. */
type Properties = {
  product: ProductCard
  chosen: { product: ProductDetail; offer: Offer } | null
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
  const { price, oriPrice, packSize, unitPrice } = chosen?.offer.cheapest ?? product
  const isFrom = chosen ? chosen.offer.isFrom : product.maxPrice !== undefined
  const stocks = chosen?.offer.stocks ?? product.totalStocks
  const isAvailable = chosen?.product.isAvailable ?? true
  const itemCode = chosen?.product.itemCode
  return (
    <div className={styles.head}>
      <div className={styles.seller}>
        {isDesktop && (
          <Later>
            <SellerOnTop product={product} />
          </Later>
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
        {itemCode && (
          <span className={styles.code}>
            <Trans>Item code {itemCode}</Trans>
          </span>
        )}
      </div>
      <div className={styles.price}>
        <Price
          amount={price}
          was={oriPrice}
          symbol={product.priceSymbol}
          isFrom={isFrom}
          size="large"
          isQuiet={stocks === 0}
        />
        {isAvailable && <StockBadge stocks={stocks} isChosen={Boolean(chosen?.offer.sku)} />}
        <div className={styles.pack}>
          <PackLine product={{ packSize, unitPrice, symbol: product.priceSymbol }} />
        </div>
      </div>
      <div className={styles.benefits}>
        {isOffline && (
          <span className={styles.age}>
            <Later>
              <SavedAge at={at} />
            </Later>
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
