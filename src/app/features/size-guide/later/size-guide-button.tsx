import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { choicesOf } from '#features/variant/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { Button } from '#ui/base/button.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'

const fetchGuide = () => withWords(import('../size-guide.tsx')).then(({ SizeGuide }) => ({ default: SizeGuide }))
const SizeGuide = lazy(fetchGuide)

/** A button that opens the guide to a product's sizes; absent where the product has none. */
export function SizeGuideButton({ product: { sizeGuide, skuList } }: { product: ProductDetail }) {
  const { isOpen, close, trigger } = useSheetOpening(fetchGuide)
  if (!sizeGuide) return null
  const sizes = [...new Set(skuList.flatMap((sku) => choicesOf(sku).get(sizeGuide.choice) ?? []))]
  return (
    <>
      <Button kind="text" size="small" {...trigger}>
        <Trans>Size guide</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <SizeGuide of={sizeGuide.of} sizes={sizes} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
