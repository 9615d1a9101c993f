import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import {
  type Cart,
  cartCount,
  cartInfo,
  cartRegions,
  cartTotalPay,
  cartVersionHeader,
  changeCart,
  changeCartItem,
  clearCart,
  deleteCartItems,
} from '#contract/cart/cart.ts'
import type { Language } from '#contract/wire.ts'
import { estimateLines } from '../checkout/estimate.ts'
import type { Dependencies } from '../dependencies.ts'
import { mismatch, type Refusal, refusal } from '../http/refusal.ts'
import { type ShopperCall, serveShopper } from '../http/serve-shopper.ts'
import { viewerOf } from '../product/viewer.ts'
import { applyOperation, type Outcome } from './cart-rules.ts'
import { readCartCounts } from './cart-store.ts'
import { changeLines, changeOnce, readAvailabilities } from './change-cart.ts'
import { cartOf, countOf, namedRows, readCartRows, totalOf } from './shown-cart.ts'

/** /p/shopCart/…: the cart of a shopper in the region of the call. */
export function cartRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock } = dependencies
  const viewerIn = (call: ShopperCall, lang?: Language) =>
    viewerOf({ regionId: call.regionId, lang: lang ?? 'en' }, call, clock)
  const ownerIn = ({ shopper: { accountId }, regionId }: ShopperCall) => ({ accountId, regionId })
  /** Reads the cart and sets its version in the answer's header. */
  const readCart = async (call: ShopperCall, lang?: Language) => {
    const viewer = viewerIn(call, lang)
    const { version, rows } = await readCartRows(call.tables, viewer, call.shopper.accountId)
    call.answerHeader(cartVersionHeader, String(version))
    return { viewer, shown: rows }
  }
  const wholeCart = async (call: ShopperCall, lang: Language): Promise<Cart> => {
    const { viewer, shown } = await readCart(call, lang)
    return cartOf(shown, viewer)
  }
  /** The stored reply of a write. The cart is read when the write is done, and again when its key is repeated. */
  const open: Cart = []
  const asItIs = async (_: Cart, { lang }: { lang: Language }, call: ShopperCall) => wholeCart(call, lang)

  serveShopper(api, dependencies, cartInfo, async ({ lang }, call) => wholeCart(call, lang), { onlyReads: true })
  serveShopper(api, dependencies, cartCount, async (_query, call) => countOf((await readCart(call)).shown))
  serveShopper(api, dependencies, cartRegions, async (_query, call) =>
    readCartCounts(call.tables, call.shopper.accountId),
  )
  serveShopper(
    api,
    dependencies,
    cartTotalPay,
    async (_query, call) => {
      const { viewer, shown } = await readCart(call)
      const rows = namedRows(shown, call.body)
      const estimate = await estimateLines(
        call.tables,
        viewer,
        rows.map(({ line }) => line),
        dependencies.settings,
      )
      return { ...totalOf(rows, viewer), ...estimate }
    },
    { onlyReads: true },
  )

  serveShopper(
    api,
    dependencies,
    changeCartItem,
    async (_query, call) => {
      const { prodId, skuId, count } = call.body
      if (count === 0) return refusal('COUNT_ZERO', sentences.COUNT_ZERO, { count: 'COUNT_ZERO' })
      return changeLines<Cart | Refusal>(call.tables, ownerIn(call), async (lines) => {
        const availabilities = await readAvailabilities(call.tables, viewerIn(call), [skuId])
        const known = availabilities.get(skuId)
        if (known && known.prodId !== prodId) return { lines, result: mismatch('prodId') }
        const done = applyOperation(lines, { op: 'change', skuId, count, madeAt: clock() }, availabilities, clock())
        // This endpoint takes the whole quantity or nothing; its caller can ask again.
        return done.outcome.outcome === 'done'
          ? { lines: done.lines, result: open }
          : { lines, result: refusalOf(done.outcome, known?.available) }
      })
    },
    { addCurrent: asItIs },
  )

  serveShopper(
    api,
    dependencies,
    changeCart,
    async (_query, call) => ({
      outcomes: await changeOnce(call.tables, viewerIn(call), ownerIn(call), call.body),
      cart: open,
    }),
    {
      addCurrent: async ({ outcomes }, { lang }, call) => ({ outcomes, cart: await wholeCart(call, lang) }),
    },
  )

  serveShopper(
    api,
    dependencies,
    deleteCartItems,
    async (_query, call) => {
      const named = new Set<number | null>(call.body)
      return changeLines(call.tables, ownerIn(call), async (lines) => ({
        lines: new Map([...lines].filter(([, { basketId }]) => !named.has(basketId))),
        result: open,
      }))
    },
    { addCurrent: asItIs },
  )

  serveShopper(
    api,
    dependencies,
    clearCart,
    async (_query, call) => changeLines(call.tables, ownerIn(call), async () => ({ lines: new Map(), result: open })),
    { addCurrent: asItIs },
  )
}

function refusalOf({ code = 'OUT_OF_STOCK' }: Outcome, available = 0): Refusal {
  const { refused } = refusal(code, sentences[code])
  return { refused: code === 'OUT_OF_STOCK' ? { ...refused, available } : refused }
}
