import { type CartChange, cartVersionHeader, changeCart, maxChanges } from '#contract/cart/cart.ts'
import type { Domain } from '#offline/outbox/domain.ts'
import { outboxRecords } from '#offline/outbox/outbox-records.ts'
import { sendCall } from '#offline/outbox/send-call.ts'
import { type CachedCart, cachedCartRecord, cartOf, readOutboxCart } from './cart/cached-cart.ts'
import { coalesce } from './cart/coalesce.ts'
import { type CartCommand, cartCommand } from './cart/command.ts'
import { fetchCart } from './cart/fetch-cart.ts'
import { mergeGuestCart } from './cart/merge-guest.ts'

/** The command in the form that the API expects. */
const changeOf = ({ id, at, input }: CartCommand): CartChange => ({ ...input, key: id, madeAt: at })

/**
 * The cart (docs/product.md#cart). One call contains the changes of one region, each with its own key; the cart in the
 * answer is cached together with the outcomes.
 */
export const cartDomain: Domain<CartCommand> = {
  name: 'cart',
  shape: cartCommand,
  isRepeatable: false,
  showsRefusals: true,
  // The answer to a change contains the cart.
  changedPaths: [],
  hasKeys: true,
  groupOf: ({ regionId }) => String(regionId),
  coalesce,
  mergeGuest: mergeGuestCart,
  sizeOf: ({ length }) => Math.min(length, maxChanges),
  async send({ regionId, commands }, { base, shopper, signal, lang: wanted }) {
    const lang = wanted ?? cartOf(await outboxRecords.all(), shopper, regionId)?.lang ?? 'en'
    const answer = await sendCall(
      changeCart,
      { lang },
      { base, regionId, userId: shopper, body: commands.map(changeOf), signal },
    )
    if (!answer.ok) return answer
    const version = Number(answer.headers.get(cartVersionHeader) ?? 0)
    const { outcomes, cart } = answer.value
    const cached: CachedCart = { cart, version, at: answer.at, lang }
    return {
      ok: true,
      at: answer.at,
      outcomes,
      recordsOf: (records) => cachedCartRecord(records, shopper, regionId, cached),
    }
  },
  async reconcile(asked, { base, shopper, lang }) {
    for (const regionId of new Set(asked.map((one) => one.regionId))) {
      const { cached } = await readOutboxCart(shopper, regionId)
      await fetchCart(shopper, regionId, lang ?? cached?.lang ?? 'en', { base })
    }
  },
}
