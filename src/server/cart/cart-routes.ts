import type { Hono } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import {
  type Cart,
  cartCount,
  cartInfo,
  cartTotalPay,
  cartVersionHeader,
  changeCart,
  changeCartItem,
  clearCart,
  deleteCartItems,
} from '#contract/cart.ts'
import type { Language } from '#contract/wire.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Refusal, refusal } from '../http/refusal.ts'
import { type ShopperCall, serveShopper } from '../http/serve-shopper.ts'
import { viewerOf } from '../product/viewer.ts'
import { actOn, type Verdict } from './cart-rules.ts'
import { changeLines, changeOnce, thingsOf } from './change-cart.ts'
import { cartOf, countOf, readShown, totalOf } from './shown-cart.ts'

/** /p/shopCart/…: the cart of a shopper in the region of the call. */
export function cartRoutes(api: Hono, dependencies: Dependencies): void {
  const { clock } = dependencies
  const viewerIn = (call: ShopperCall, lang?: Language) =>
    viewerOf({ regionId: call.regionId, lang: lang ?? 'en' }, call, clock)
  const ownerIn = ({ shopper: { accountId }, regionId }: ShopperCall) => ({ accountId, regionId })
  /** Reads the cart and sets its version in the answer's header. */
  const shownIn = async (call: ShopperCall, lang?: Language) => {
    const viewer = viewerIn(call, lang)
    const { version, shown } = await readShown(call.tables, viewer, call.shopper.accountId)
    call.answerHeader(cartVersionHeader, String(version))
    return { viewer, shown }
  }
  const wholeCart = async (call: ShopperCall, lang: Language): Promise<Cart> => {
    const { viewer, shown } = await shownIn(call, lang)
    return cartOf(shown, viewer)
  }
  /** The stored reply of a write. The cart is read when the write is done, and again when its key is repeated. */
  const open: Cart = []
  const asItIs = async (_: Cart, { lang }: { lang: Language }, call: ShopperCall) => wholeCart(call, lang)

  serveShopper(api, dependencies, cartInfo, async ({ lang }, call) => wholeCart(call, lang), { onlyReads: true })
  serveShopper(api, dependencies, cartCount, async (_query, call) => countOf((await shownIn(call)).shown))
  serveShopper(
    api,
    dependencies,
    cartTotalPay,
    async (_query, call) => {
      const { viewer, shown } = await shownIn(call)
      return totalOf(shown, call.body, viewer)
    },
    { onlyReads: true },
  )

  serveShopper(
    api,
    dependencies,
    changeCartItem,
    async (_query, call) => {
      const { skuId, count } = call.body
      if (count === 0) return refusal('COUNT_ZERO', sentences.COUNT_ZERO, { count: 'COUNT_ZERO' })
      return changeLines<Cart | Refusal>(call.tables, ownerIn(call), async (lines) => {
        const things = await thingsOf(call.tables, viewerIn(call), [skuId])
        const done = actOn(lines, { op: 'change', skuId, count, madeAt: clock() }, things, clock())
        // This endpoint takes the whole quantity or nothing; its caller can ask again.
        return done.verdict.outcome === 'done'
          ? { lines: done.lines, said: open }
          : { lines, said: refusalOf(done.verdict, things.get(skuId)?.available) }
      })
    },
    { asItIs },
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
      asItIs: async ({ outcomes }, { lang }, call) => ({ outcomes, cart: await wholeCart(call, lang) }),
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
        said: open,
      }))
    },
    { asItIs },
  )

  serveShopper(
    api,
    dependencies,
    clearCart,
    async (_query, call) => changeLines(call.tables, ownerIn(call), async () => ({ lines: new Map(), said: open })),
    { asItIs },
  )
}

function refusalOf({ code = 'OUT_OF_STOCK' }: Verdict, available = 0): Refusal {
  const { refused } = refusal(code, sentences[code])
  return { refused: code === 'OUT_OF_STOCK' ? { ...refused, available } : refused }
}
