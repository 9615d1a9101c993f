import { useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/feedback/badge.tsx'

/** Stock up to which the number of pieces left is shown. */
const lowStock = 5

/**
 * The stock in words (docs/product.md#stock). The number of pieces left is that of one variant, so only a chosen variant
 * has a number.
 */
export function StockBadge({ stocks, isChosen }: { stocks: number; isChosen: boolean }) {
  const { t } = useLingui()
  const isLow = isChosen && stocks <= lowStock
  return (
    <Badge kind={stocks === 0 ? 'danger' : isLow ? 'warn' : 'ok'}>
      {stocks === 0 ? t`Out of stock` : isLow ? t`Only ${stocks} left` : t`In stock`}
    </Badge>
  )
}
