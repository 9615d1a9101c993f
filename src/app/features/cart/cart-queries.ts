import { queryOptions } from '@tanstack/react-query'
import { apiBase, CallFailed } from '#cache/answer.ts'
import { cartCount, cartInfo, cartTotalPay } from '#contract/cart.ts'
import type { Place } from '#device/place.ts'
import { call } from '#offline/call.ts'
import { fetchCart } from '#offline/domains/cart/fetch-cart.ts'
import { watchForLoss } from '#session/shopper-session.ts'

/** What is asked of a shopper's cart. Carts are kept beside the outbox, not in the query cache: what waits is folded over them in one reading. */
export const cartQueries = {
  /** Asks for the cart and keeps it; says when the shop said it. */
  info: ({ regionId, lang }: Place, userId: string) =>
    queryOptions({
      queryKey: [cartInfo.path, { lang }, { userId, regionId }] as const,
      queryFn: async ({ signal }) => {
        await watchForLoss()
        const outcome = await fetchCart(userId, regionId, lang, { base: apiBase, signal })
        if (!outcome.ok) throw new CallFailed(outcome.failure)
        return { at: outcome.at }
      },
      persister: undefined,
      staleTime: 0,
      // Another device may have changed it, or ordered it.
      refetchOnWindowFocus: true,
    }),
  /** How many things the shop knows of: enough for a badge. */
  count: ({ regionId }: Place, userId: string) =>
    queryOptions({
      queryKey: [cartCount.path, {}, { userId, regionId }] as const,
      queryFn: async ({ signal }) => {
        await watchForLoss()
        const outcome = await call(cartCount, {}, { base: apiBase, signal, userId, regionId })
        if (!outcome.ok) throw new CallFailed(outcome.failure)
        return outcome.value
      },
      persister: undefined,
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
  /** What the chosen lines cost. `state` names what the sum depends on, so that an old one is not shown for it. */
  total: ({ regionId }: Place, userId: string, basketIds: readonly number[], state: string) =>
    queryOptions({
      queryKey: [cartTotalPay.path, { basketIds, state }, { userId, regionId }] as const,
      queryFn: async ({ signal }) => {
        await watchForLoss()
        const outcome = await call(cartTotalPay, {}, { base: apiBase, signal, userId, regionId, body: [...basketIds] })
        if (!outcome.ok) throw new CallFailed(outcome.failure)
        return outcome.value
      },
      persister: undefined,
      staleTime: 0,
    }),
}
