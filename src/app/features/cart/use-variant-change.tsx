import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '#cache/answer.ts'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import { useMarket } from '#device/market.ts'
import { reportCaught } from '#device/report-caught.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { appendCommand, snapshotOfSku } from './cart-commands.ts'
import { fetchVariantSheet, type VariantSheetCode } from './fetch-variant-sheet.ts'

/** The action of a line's variant chip: fetches the product, and replaces the line's variant by one command. */
export function useVariantChange(line: FoldedLine) {
  const { t } = useLingui()
  const client = useQueryClient()
  const market = useMarket()
  const isOffline = useIsOffline()
  const [openSheet, setOpenSheet] = useState<{
    readonly answer: Answer<ProductDetail>
    readonly VariantSheet: VariantSheetCode
  } | null>(null)
  const open = async () => {
    try {
      const [answer, VariantSheet] = await Promise.all([
        client.fetchQuery({ ...productQueries.info(line.prodId, market), staleTime: 300_000 }),
        fetchVariantSheet(),
      ])
      setOpenSheet({ answer, VariantSheet })
    } catch (error) {
      reportCaught(error)
      showToast({
        kind: 'error',
        words: isOffline
          ? t`The options aren't saved on this device. Connect to change them.`
          : t`Something went wrong.`,
      })
    }
  }
  const change = (sku: Sku) => {
    if (openSheet && sku.skuId !== line.skuId)
      void appendCommand(
        { op: 'variant', skuId: line.skuId, toSkuId: sku.skuId },
        snapshotOfSku(openSheet.answer.value, sku, line.quantity),
      )
  }
  return {
    open: () => void open(),
    sheet: openSheet && (
      <openSheet.VariantSheet
        product={openSheet.answer.value}
        at={openSheet.answer.at}
        skuId={line.skuId}
        purpose="change"
        onDone={change}
        onClose={() => setOpenSheet(null)}
      />
    ),
  }
}
