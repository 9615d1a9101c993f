import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import { useMarket } from '#device/market.ts'
import { reportCaught } from '#device/report-caught.ts'
import { keepAsFavourite } from '#features/favourites/index.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { removeLines } from './cart-commands.ts'

/**
 * The action that moves a line to the favourites, by a favourite and a removal in the outbox. One toast undoes both for
 * 5 s. The product's data, which the favourites show without a network, were fetched when the product was added.
 */
export function useMoveToFavourites(line: FoldedLine): () => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const market = useMarket()
  const isOffline = useIsOffline()
  return async () => {
    const failed = t`Something went wrong.`
    const words = t`${line.prodName}: moved to favourites`
    try {
      const query = { ...productQueries.info(line.prodId, market), staleTime: Number.POSITIVE_INFINITY }
      const { value } = await client.fetchQuery(query)
      const forget = await keepAsFavourite(client, value, market.regionId)
      const restore = await removeLines([line])
      const undo = async () => {
        await restore()
        await forget()
      }
      showToast({
        kind: isOffline ? 'queued' : 'success',
        words,
        action: { words: t`Undo`, onPress: () => void undo() },
      })
    } catch (error) {
      reportCaught(error)
      showToast({ kind: 'error', words: failed })
    }
  }
}
