import type { ProductDetail, Sku } from '#contract/product-detail.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { serverNow } from '#device/moment.ts'
import type { CartCommand, CartInput, SeenProduct } from '#offline/domains/cart/command.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { cartDomain } from '#offline/domains/cart.ts'
import { append, dropCommand } from '#offline/outbox.ts'
import { shopperNow } from '#session/shopper.ts'
import { replayOutbox } from '#sync/send-outbox.ts'

/** Does something to the cart: it is written down, shows everywhere, and is sent as soon as can be. */
export async function act(input: CartInput, seen?: SeenProduct): Promise<CartCommand> {
  const { command } = await append(cartDomain, {
    shopper: shopperNow()?.userId ?? '',
    regionId: regionOfPage() ?? 0,
    input,
    at: Math.round(serverNow()),
    seen,
  })
  void replayOutbox()
  return command
}

/** What a line's thing looks like, for the time when only this phone knows it. */
export const seenOf = (line: FoldedLine): SeenProduct => {
  const { prodId, prodName, skuName, pic, price, oriPrice, priceSymbol, shopId, shopName, stocks, quantity } = line
  return { prodId, prodName, skuName, pic, price, oriPrice, priceSymbol, shopId, shopName, stocks, quantity }
}

/** What a product's page or card knows of one of its variants, for the line that is drawn before the shop answers; `quantity` is how many the cart holds. */
export const seenSku = (
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

/** A line is to have so many. */
export const setQuantity = (line: FoldedLine, quantity: number) =>
  act({ op: 'change', skuId: line.skuId, count: quantity - line.quantity }, seenOf(line))

/** Lines go; gives back how to have them again. */
export async function removeLines(lines: readonly FoldedLine[]): Promise<() => Promise<void>> {
  const removed: CartCommand[] = []
  for (const line of lines) removed.push(await act({ op: 'remove', skuId: line.skuId }, seenOf(line)))
  return async () => {
    for (const [index, line] of lines.entries()) {
      const command = removed[index]
      // What the shop has heard of is put there again.
      if (command && !(await dropCommand(command.id)))
        await act({ op: 'change', skuId: line.skuId, count: line.quantity }, { ...seenOf(line), quantity: 0 })
    }
  }
}

/** Puts so many more of a thing into the cart; `undo` takes them out again. */
export async function addThing(
  skuId: number,
  count: number,
  seen: SeenProduct,
): Promise<{ readonly command: CartCommand; readonly undo: () => Promise<void> }> {
  const command = await act({ op: 'change', skuId, count }, seen)
  const undo = async () => {
    if (!(await dropCommand(command.id)))
      await act({ op: 'change', skuId, count: -count }, { ...seen, quantity: (seen.quantity ?? 0) + count })
  }
  return { command, undo }
}
