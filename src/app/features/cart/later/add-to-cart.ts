import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { productQueries } from '#cache/catalogue/product-queries.ts'
import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import { regionOfPage } from '#device/device-choices.ts'
import type { Market } from '#device/market.ts'
import { reportCaught } from '#device/report-caught.ts'
import { foldCart, quantityIn } from '#offline/domains/cart/fold.ts'
import { persistCartCount } from '#session/persist-counts.ts'
import { shopperNow } from '#session/shopper.ts'
import { isUnreachable } from '#sync/connection.ts'
import { showToast, type Toast } from '#ui/feedback/first/toast-store.ts'
import { addVariant, snapshotOfSku } from '../cart-commands.ts'
import { fetchVariantSheet, type VariantSheetCode } from '../fetch-variant-sheet.ts'
import { readOwnCart } from '../own-cart.ts'
import { reportOutcomeOf } from './add-to-cart-outcomes.ts'

/** Additions run one after another: each needs the quantity that the previous one left in the cart. */
let last: Promise<void> = Promise.resolve()

/**
 * Adds `count` of a variant to the cart. When the promise resolves, the command is stored on the phone and a toast has
 * reported the outcome.
 */
export function addToCart(product: ProductDetail, sku: Sku, count: number): Promise<void> {
  last = last
    .then(() => add(product, sku, count))
    .catch((error: unknown) => {
      reportCaught(error)
      showToast({ kind: 'error', words: t`Something went wrong.` })
    })
  return last
}

async function add(product: ProductDetail, sku: Sku, count: number): Promise<void> {
  if (!product.isAvailable)
    return void showToast({ kind: 'error', words: t`This product does not available in your area.` })
  if (sku.stocks === 0) return void showToast({ kind: 'error', words: t`Out of stock items failed to add to cart.` })
  const own = await readOwnCart(shopperNow()?.userId ?? '', regionOfPage() ?? 0)
  const before = quantityIn(foldCart(own.cached?.cart ?? null, own.commands), sku.skuId)
  const { command, isStored, undo } = await addVariant(sku.skuId, count, snapshotOfSku(product, sku, before))
  persistCartCount(foldCart(own.cached?.cart ?? null, [...own.commands, command]).count)
  const toast = showToast(toastOfAddition({ isGuest: own.userId === '', isStored, undo }))
  reportOutcomeOf(command, toast)
}

type Addition = { readonly isGuest: boolean; readonly isStored: boolean; readonly undo: () => Promise<void> }

/** The toast of an addition. A guest's cart waits for the login and not for the network. */
function toastOfAddition({ isGuest, isStored, undo }: Addition): Toast {
  const view = { words: t`View`, href: '/Cart' } as const
  if (!isStored)
    return {
      kind: 'warning',
      words: t`Your device is full. Saved pictures are removed first; saved pages stay.`,
      action: view,
    }
  if (isGuest || !isUnreachable()) return { kind: 'success', words: t`Added to cart`, action: view }
  return {
    kind: 'queued',
    words: t`Saved. Will sync when online`,
    action: { words: t`Undo`, onPress: () => void undo() },
  }
}

/** The sheet that asks for a variant, and the product whose variants it offers. */
export type VariantSheetRequest = {
  readonly product: ProductDetail
  /** When the server sent the product, in ms. */
  readonly at: number
  readonly VariantSheet: VariantSheetCode
  readonly onDone: (sku: Sku, count: number) => void
}

/**
 * Adds one of a product of which only the card is known. Returns the variant question if the product has several
 * variants.
 */
export async function addFromCard(
  prodId: number,
  client: QueryClient,
  market: Market,
): Promise<VariantSheetRequest | null> {
  try {
    // A price and a stock up to five minutes old are enough: the server checks both when it receives the command.
    const query = { ...productQueries.info(prodId, market), staleTime: 300_000 }
    const { value: product, at } = await client.fetchQuery(query)
    const [sku, ...others] = product.skuList
    if (!sku || others.length > 0) {
      const VariantSheet = await fetchVariantSheet()
      return { product, at, VariantSheet, onDone: (chosen, count) => void addToCart(product, chosen, count) }
    }
    await addToCart(product, sku, 1)
  } catch (error) {
    reportCaught(error)
    const words = isUnreachable()
      ? t`This product isn't saved on this device. Connect to add it.`
      : t`Something went wrong.`
    showToast({ kind: 'error', words })
  }
  return null
}
