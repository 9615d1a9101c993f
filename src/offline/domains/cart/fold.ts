import { type Cart, type CartLine, maxQuantity } from '#contract/cart/cart.ts'
import { isUnderWay } from '#offline/outbox/command.ts'
import type { CartCommand, SeenProduct } from './command.ts'

/** The product data of a line: from the server's cart, or from the screen if the server has not answered yet. */
export type FoldedProduct = Omit<CartLine, 'prodCount' | 'basketDate' | 'priceThen'> &
  Partial<Pick<CartLine, 'basketDate' | 'priceThen'>>

/** One cart line with all pending changes applied. `basketId` is 0 until the server has answered. */
export type FoldedLine = FoldedProduct & {
  readonly quantity: number
  /**
   * The pending change of the quantity: from the server's value (0 for a new line) to the shopper's. `was` is the name
   * of the previous variant.
   */
  readonly pending: { readonly from: number; readonly to: number; readonly was?: string | undefined } | null
  /**
   * Refused, corrected and uncertain commands of this line, oldest first. They are shown until the shopper dismisses
   * them.
   */
  readonly notices: readonly CartCommand[]
}
export type FoldedShop = { readonly shopId: number; readonly shopName: string; readonly lines: readonly FoldedLine[] }

/** A cart with all pending changes applied. */
export type FoldedCart = {
  readonly shops: readonly FoldedShop[]
  /** Lines of the server's cart whose removal is pending; `pending.to` is 0. */
  readonly gone: readonly FoldedLine[]
  /** Refused, corrected and uncertain commands of products that have no cart line. */
  readonly notices: readonly CartCommand[]
  /** The sum of all quantities, for the badge. */
  readonly count: number
  /** The number of commands without an answer. */
  readonly pendingCount: number
}

type Draft = { product: FoldedProduct; quantity: number; from: number; was?: string | undefined }
type Drafts = Map<number, Draft>

/**
 * Applies a shopper's commands of one region, in their order, to the server's last cart (null if none was ever
 * fetched). Only the server knows its stock, so the quantities are those that the shopper requested.
 */
export function foldCart(cart: Cart | null, commands: readonly CartCommand[]): FoldedCart {
  const drafts: Drafts = new Map()
  for (const line of linesOf(cart ?? []))
    drafts.set(line.skuId, { product: line, quantity: line.prodCount, from: line.prodCount })
  const underWay = commands.filter(isUnderWay)
  for (const command of underWay) act(drafts, command)
  const notices = commands.filter((one) => !isUnderWay(one))
  const lines = [...drafts.values()].map((draft) => lineOf(draft, notices))
  const shown = lines.filter(({ quantity }) => quantity > 0)
  const onLines = new Set(shown.flatMap((line) => line.notices))
  return {
    shops: shopsOf(shown, cart ?? []),
    gone: lines.filter(({ quantity, pending }) => quantity === 0 && pending !== null),
    notices: notices.filter((one) => !onLines.has(one)),
    count: shown.reduce((sum, { quantity }) => sum + quantity, 0),
    pendingCount: underWay.length,
  }
}

/** The quantity of a variant in the folded cart, for product pages and for `seen.quantity`. */
export const quantityIn = ({ shops }: FoldedCart, skuId: number): number =>
  shops.flatMap(({ lines }) => lines).find((line) => line.skuId === skuId)?.quantity ?? 0

const linesOf = (cart: Cart): CartLine[] =>
  cart.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))

function act(drafts: Drafts, { input, seen }: CartCommand): void {
  if (input.op === 'clear') {
    for (const draft of drafts.values()) draft.quantity = 0
    return
  }
  const line = drafts.get(input.skuId)
  if (input.op === 'remove') {
    if (line) line.quantity = 0
  } else if (input.op === 'variant') exchange(drafts, line, input.toSkuId, seen)
  else if (line) line.quantity = bounded(line.quantity + input.count)
  else if (seen && input.count > 0)
    drafts.set(input.skuId, { product: productOf(input.skuId, seen), quantity: input.count, from: 0 })
}

/** Changes the variant of a line in place, or adds the line to the existing line of the new variant. */
function exchange(drafts: Drafts, line: Draft | undefined, toSkuId: number, seen: SeenProduct | undefined): void {
  if (!line || line.quantity === 0 || line.product.skuId === toSkuId) return
  const there = drafts.get(toSkuId)
  const quantity = bounded(line.quantity + (there?.quantity ?? 0))
  const was = line.was ?? line.product.skuName
  const lines = [...drafts]
  drafts.clear()
  for (const [skuId, draft] of lines) {
    if (draft !== line) drafts.set(skuId, draft)
    else if (!there && seen)
      drafts.set(toSkuId, {
        product: { ...productOf(toSkuId, seen), basketId: line.product.basketId },
        quantity,
        from: line.from,
        was,
      })
  }
  if (there) Object.assign(there, { quantity, was })
}

const bounded = (quantity: number): number => Math.min(Math.max(quantity, 0), maxQuantity)

const productOf = (skuId: number, { quantity: _before, ...seen }: SeenProduct): FoldedProduct => ({
  ...seen,
  skuId,
  basketId: 0,
  isAvailable: true,
})

function lineOf({ product, quantity, from, was }: Draft, notices: readonly CartCommand[]): FoldedLine {
  const isOtherwise = quantity !== from || (was !== undefined && quantity > 0)
  return {
    ...product,
    quantity,
    pending: isOtherwise ? { from, to: quantity, was } : null,
    notices: notices.filter(
      ({ input }) =>
        (input.op === 'variant' && input.toSkuId === product.skuId) ||
        (input.op !== 'clear' && input.skuId === product.skuId),
    ),
  }
}

/** Sorts new lines first, as the server will (docs/wire.md#cart: the newest shop and line first). */
function shopsOf(lines: readonly FoldedLine[], cart: Cart): FoldedShop[] {
  const known = cart.map(({ shopId }) => shopId)
  const added = lines
    .filter(({ shopId }) => !known.includes(shopId))
    .map(({ shopId }) => shopId)
    .reverse()
  return [...new Set([...added, ...known])].flatMap((shopId) => {
    const own = lines.filter((line) => line.shopId === shopId)
    const [first] = own
    const fresh = own.filter(({ basketId }) => basketId === 0).reverse()
    return first
      ? [{ shopId, shopName: first.shopName, lines: [...fresh, ...own.filter(({ basketId }) => basketId !== 0)] }]
      : []
  })
}
