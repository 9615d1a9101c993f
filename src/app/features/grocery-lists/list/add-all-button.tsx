import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMarket } from '#device/market.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { ListedItem } from '../listed-item.ts'
import { fetchListSheets } from '../sheets/fetch-list-sheets.ts'
import { addListToCart, type CartReport } from './add-list-to-cart.ts'

const ReportSheet = lazy(() => fetchListSheets().then(({ CartReportSheet }) => ({ default: CartReportSheet })))

/** Adds the whole list to the cart; a sheet tells which items could not be added (docs/product.md#grocery-lists). */
export function AddAllButton({ items }: { items: readonly ListedItem[] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const market = useMarket()
  const [isAdding, setAdding] = useState(false)
  const [report, setReport] = useState<CartReport | null>(null)
  const left = items.filter(({ isTicked }) => !isTicked).length
  const add = async () => {
    setAdding(true)
    const done = await addListToCart(items, client, market)
    setAdding(false)
    if (done.missing.length > 0) return setReport(done)
    showToast({
      kind: 'success',
      words: t`${plural(done.added, { one: '# item added to cart', other: '# items added to cart' })}`,
      action: { words: t`View`, href: '/Cart' },
    })
  }
  return (
    <>
      <Button kind="primary" isWide isLoading={isAdding} isDisabled={left === 0} onClick={() => void add()}>
        <Icon name="shopping-cart-simple" />
        {left === 0 ? <Trans>Everything is bought</Trans> : <Trans>Add all to cart</Trans>}
      </Button>
      {report && (
        <Suspense>
          <ReportSheet report={report} onClose={() => setReport(null)} />
        </Suspense>
      )}
    </>
  )
}
