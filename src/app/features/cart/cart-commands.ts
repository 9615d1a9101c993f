import type { ProductDetail, Sku } from '#contract/product/product-detail.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { serverNow } from '#device/server-clock.ts'
import type { CartCommand, CartInput, SeenProduct } from '#offline/domains/cart/command.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { type Appended, append, dropCommand } from '#offline/outbox/outbox.ts'
import { shopperNow } from '#session/shopper.ts'
import { replayOutbox } from '#sync/send-outbox.ts'

/**
 * Records a cart command in the outbox, which updates every view of the cart, and starts sending it. `isStored` is false
 * if the phone could not store the command.
 */
export async function appendCommand(input: CartInput, seen?: SeenProduct): Promise<Appended<CartCommand>> {
  const appended = await append(cartDomain, {
    shopper: shopperNow()?.userId ?? '',
    regionId: regionOfPage() ?? 0,
    input,
    at: Math.round(serverNow()),
    seen,
  })
  void replayOutbox()
  return appended
}

/**
 * The display data of a line's product, stored with a command so that the line can be shown while only this phone knows
 * of it.
 */
const snapshotOf = (line: FoldedLine): SeenProduct => {
  const { prodId, prodName, skuName, pic, price, oriPrice, priceSymbol, shopId, shopName, stocks, quantity } = line
  return { prodId, prodName, skuName, pic, price, oriPrice, priceSymbol, shopId, shopName, stocks, quantity }
}

/**
 * The display data of a variant from its product page or card, for the line that is rendered before the server answers.
 * `quantity` is the quantity already in the cart.
 */
export const snapshotOfSku = (
  { prodId, prodName, priceSymbol, shopId, shopName }: ProductDetail,
  { skuName, pic, price, oriPrice, stocks }: Sku,
  quantity: number,
): SeenProduct => ({
  prodId,
  prodName,
  priceSymbol,
  shopId,
  shopName,
  skuName,
  pic,
  price,
  oriPrice,
  stocks,
  quantity,
})

/** Sets the quantity of a line. */
export const setQuantity = (line: FoldedLine, quantity: number) =>
  appendCommand({ op: 'change', skuId: line.skuId, count: quantity - line.quantity }, snapshotOf(line))

/** Removes lines. Returns a function that restores them. */
export async function removeLines(lines: readonly FoldedLine[]): Promise<() => Promise<void>> {
  const removed: CartCommand[] = []
  for (const line of lines)
    removed.push((await appendCommand({ op: 'remove', skuId: line.skuId }, snapshotOf(line))).command)
  return async () => {
    for (const [index, line] of lines.entries()) {
      const command = removed[index]
      // A removal that was already sent cannot be dropped; the line is added again.
      if (command && !(await dropCommand(command.id)))
        await appendCommand(
          { op: 'change', skuId: line.skuId, count: line.quantity },
          { ...snapshotOf(line), quantity: 0 },
        )
    }
  }
}

/** Adds `count` of a variant to the cart; `undo` takes them out again. */
export async function addVariant(
  skuId: number,
  count: number,
  seen: SeenProduct,
): Promise<Appended<CartCommand> & { readonly undo: () => Promise<void> }> {
  const { command, isStored } = await appendCommand({ op: 'change', skuId, count }, seen)
  const undo = async () => {
    if (!(await dropCommand(command.id)))
      await appendCommand({ op: 'change', skuId, count: -count }, { ...seen, quantity: (seen.quantity ?? 0) + count })
  }
  return { command, isStored, undo }
}
