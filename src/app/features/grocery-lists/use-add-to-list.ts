import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ProductCard } from '#contract/product/product.ts'
import { useMarket } from '#device/market.ts'
import { failureWords } from '#i18n/failure-words.ts'
import type { GroceryProduct, NewGroceryItem } from '#offline/grocery-lists.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { findVariant } from './find-variant.ts'
import { addItems, matchItem } from './list-commands.ts'
import type { ListedItem } from './listed-item.ts'
import { showDone } from './show-done.ts'

/** Functions that add to a list and report the outcome. */
export function useAddToList() {
  const { t } = useLingui()
  const client = useQueryClient()
  const market = useMarket()
  /** The first variant of a product; the product alone where its variants are not known here. */
  const productOf = async (card: ProductCard): Promise<GroceryProduct> =>
    (await findVariant(client, market, card.prodId)) ?? { prodId: card.prodId, price: card.price, card }
  const items = async (listId: string, added: readonly NewGroceryItem[]): Promise<boolean> => {
    const result = await addItems(listId, added)
    if (result.ok) showDone(result, { words: t`Item added` })
    else showToast({ kind: 'error', words: failureWords(result.code, '') })
    return result.ok
  }
  return {
    items,
    text: (listId: string, text: string) => items(listId, [{ text }]),
    product: async (listId: string, card: ProductCard) =>
      items(listId, [{ product: await productOf(card), text: card.prodName }]),
    /** Turns a text into a product. */
    match: async (listId: string, { itemId }: ListedItem, card: ProductCard) =>
      matchItem(listId, itemId, await productOf(card)),
  }
}
