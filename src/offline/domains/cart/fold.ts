import { type Cart, type CartLine, mostOfOneSku } from '#contract/cart.ts'
import { isUnderWay } from '../../command.ts'
import type { CartCommand, SeenProduct } from './command.ts'

/** What a line shows of its thing: as the shop said it, or as it was seen when it was put in without an answer yet. */
export type FoldedThing = Omit<CartLine, 'prodCount' | 'basketDate' | 'priceThen'> &
  Partial<Pick<CartLine, 'basketDate' | 'priceThen'>>

/** One line as the shopper means it to be. `basketId` is 0 where the shop has not said it yet. */
export type FoldedLine = FoldedThing & {
  readonly quantity: number
  /** What has not reached the shop yet: how many it knew of this line (0: added here) and how many it will; `was` is the variant before. */
  readonly waiting: { readonly from: number; readonly to: number; readonly was?: string | undefined } | null
  /** What the shop said no to, took less of, or must be asked about again, the oldest first: shown until it is put aside. */
  readonly notices: readonly CartCommand[]
}
export type FoldedShop = { readonly shopId: number; readonly shopName: string; readonly lines: readonly FoldedLine[] }

/** A cart with everything that waits done to it. */
export type FoldedCart = {
  readonly shops: readonly FoldedShop[]
  /** Lines that the shop has and that are to go; `waiting.to` is 0. */
  readonly gone: readonly FoldedLine[]
  /** Notices about what is no line (any more). */
  readonly notices: readonly CartCommand[]
  /** The sum of quantities, for the badge. */
  readonly count: number
  /** So many commands wait for an answer. */
  readonly waitingCount: number
}

type Draft = { thing: FoldedThing; quantity: number; from: number; was?: string | undefined }
type Drafts = Map<number, Draft>

/**
 * The cart as it will be when all of a shopper's commands of a region have their effect: `cart` is what the shop said last (null: never), `commands`
 * are in their order. What there is too little of, only the shop knows: quantities are what was asked for.
 */
export function foldCart(cart: Cart | null, commands: readonly CartCommand[]): FoldedCart {
  const drafts: Drafts = new Map()
  for (const line of linesOf(cart ?? []))
    drafts.set(line.skuId, { thing: line, quantity: line.prodCount, from: line.prodCount })
  const underWay = commands.filter(isUnderWay)
  for (const command of underWay) act(drafts, command)
  const notices = commands.filter((one) => !isUnderWay(one))
  const lines = [...drafts.values()].map((draft) => lineOf(draft, notices))
  const shown = lines.filter(({ quantity }) => quantity > 0)
  const told = new Set(shown.flatMap((line) => line.notices))
  return {
    shops: shopsOf(shown, cart ?? []),
    gone: lines.filter(({ quantity, waiting }) => quantity === 0 && waiting !== null),
    notices: notices.filter((one) => !told.has(one)),
    count: shown.reduce((sum, { quantity }) => sum + quantity, 0),
    waitingCount: underWay.length,
  }
}

/** How many of one thing the folded cart has: what a product page and `seen.quantity` say. */
export const quantityIn = ({ shops }: FoldedCart, skuId: number): number =>
  shops.flatMap(({ lines }) => lines).find((line) => line.skuId === skuId)?.quantity ?? 0

const linesOf = (cart: Cart): CartLine[] =>
  cart.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))

function act(drafts: Drafts, { input, seen }: CartCommand): void {
  if (input.op === 'clear') return drafts.forEach((draft) => void (draft.quantity = 0))
  const line = drafts.get(input.skuId)
  if (input.op === 'remove') {
    if (line) line.quantity = 0
  } else if (input.op === 'variant') exchange(drafts, line, input.toSkuId, seen)
  else if (line) line.quantity = bounded(line.quantity + input.count)
  else if (seen && input.count > 0)
    drafts.set(input.skuId, { thing: thingOf(input.skuId, seen), quantity: input.count, from: 0 })
}

/** The line becomes another thing in its place, or goes into the line of that. */
function exchange(drafts: Drafts, line: Draft | undefined, toSkuId: number, seen: SeenProduct | undefined): void {
  if (!line || line.quantity === 0 || line.thing.skuId === toSkuId) return
  const there = drafts.get(toSkuId)
  const quantity = bounded(line.quantity + (there?.quantity ?? 0))
  const was = line.was ?? line.thing.skuName
  const lines = [...drafts]
  drafts.clear()
  for (const [skuId, draft] of lines) {
    if (draft !== line) drafts.set(skuId, draft)
    else if (!there && seen)
      drafts.set(toSkuId, {
        thing: { ...thingOf(toSkuId, seen), basketId: line.thing.basketId },
        quantity,
        from: line.from,
        was,
      })
  }
  if (there) Object.assign(there, { quantity, was })
}

const bounded = (quantity: number): number => Math.min(Math.max(quantity, 0), mostOfOneSku)

const thingOf = (skuId: number, { quantity: _before, ...seen }: SeenProduct): FoldedThing => ({
  ...seen,
  skuId,
  basketId: 0,
  isAvailable: true,
})

function lineOf({ thing, quantity, from, was }: Draft, notices: readonly CartCommand[]): FoldedLine {
  const isOtherwise = quantity !== from || (was !== undefined && quantity > 0)
  return {
    ...thing,
    quantity,
    waiting: isOtherwise ? { from, to: quantity, was } : null,
    notices: notices.filter(
      ({ input }) =>
        (input.op === 'variant' && input.toSkuId === thing.skuId) ||
        (input.op !== 'clear' && input.skuId === thing.skuId),
    ),
  }
}

/**
 * What was added here stands first, as it will when the shop has it (docs/wire.md#cart: the newest shop and line
 * first).
 */
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
