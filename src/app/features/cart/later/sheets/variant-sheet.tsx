import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import { LazyNotifyMe } from '#features/push/index.ts'
import { SizeGuideButton } from '#features/size-guide/index.ts'
import { choicesAfter, currentChoices, groupsOf, offerOf, StockBadge, VariantChoices } from '#features/variant/index.ts'
import { SavedAge } from '#shell/later/saved-age.tsx'
import { Button } from '#ui/base/button.tsx'
import { QuantityStepper } from '#ui/choice/quantity-stepper.tsx'
import { Note } from '#ui/feedback/first/note.tsx'
import { Tile } from '#ui/layout/tile.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { PackLine } from '#ui/product/first/pack-line.tsx'
import { Price } from '#ui/product/first/price.tsx'
import styles from './variant-sheet.module.css'

type Properties = {
  product: ProductDetail
  /** When the server sent the product, in ms. */
  at: number
  /** The variant whose choices are preselected. */
  skuId?: number | undefined
  /** `add` also asks for a quantity; `change` replaces the variant of a cart line. */
  purpose: 'add' | 'change'
  onDone: (sku: Sku, count: number) => void
  onClose: () => void
}

/**
 * Asks for a variant of a product, to be added from its card or to replace the variant of a cart line
 * (docs/product.md#variants).
 */
export function VariantSheet({ product, at, skuId, purpose, onDone, onClose }: Properties) {
  const { t } = useLingui()
  const { skuList, isAvailable, priceSymbol: symbol } = product
  const [choices, setChoices] = useState(() => currentChoices(skuList, skuId, product.pic))
  const [count, setCount] = useState(1)
  const [asked, setAsked] = useState(0)
  const { sku, cheapest, isFrom, stocks } = offerOf(skuList, choices)
  const canBuy = isAvailable && stocks > 0
  const done = () => {
    if (!sku) return setAsked(asked + 1)
    onDone(sku, Math.min(count, sku.stocks))
    onClose()
  }
  const isSoldOut = isAvailable && stocks === 0
  const footer = (
    <Button kind="primary" isWide isDisabled={!canBuy} onClick={done}>
      {!canBuy ? <Trans>Out of stock</Trans> : purpose === 'add' ? <Trans>Add to cart</Trans> : <Trans>Change</Trans>}
    </Button>
  )
  return (
    <Sheet title={purpose === 'add' ? t`Add to cart` : t`Change selection`} onClose={onClose} footer={footer}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Tile template={cheapest.pic} sizes="64px" tint={product.prodId} isFaded={!canBuy} />
        </div>
        <div className={styles.words}>
          <h3>{product.prodName}</h3>
          <Price amount={cheapest.price} was={cheapest.oriPrice} symbol={symbol} isFrom={isFrom} isQuiet={!canBuy} />
          <PackLine product={{ ...cheapest, symbol }} />
          {isAvailable && <StockBadge stocks={stocks} isChosen={sku !== null} />}
          <SavedAge at={at} />
        </div>
      </div>
      {!isAvailable && (
        <Note kind="danger" icon="map-pin">
          <Trans>This product does not available in your area.</Trans>
        </Note>
      )}
      <VariantChoices
        groups={groupsOf(skuList, choices)}
        choose={(group, value) => setChoices(choicesAfter(skuList, choices, group, value))}
        tint={product.prodId}
        guide={<SizeGuideButton product={product} />}
        guideAt={product.sizeGuide?.choice}
        asked={asked}
      />
      {purpose === 'add' && canBuy && (
        <div className={styles.count}>
          <span>
            <Trans>Quantity</Trans>
          </span>
          <QuantityStepper name={product.prodName} count={Math.min(count, stocks)} stock={stocks} onChange={setCount} />
        </div>
      )}
      {purpose === 'add' && isSoldOut && (
        <div className={styles.notify}>
          <Suspense>
            <LazyNotifyMe name={product.prodName} skuId={sku?.skuId} onIncomplete={() => setAsked(asked + 1)} />
          </Suspense>
        </div>
      )}
    </Sheet>
  )
}
