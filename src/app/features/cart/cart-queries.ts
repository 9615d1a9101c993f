import { queryOptions } from '@tanstack/react-query'
import { type Answer, apiBase, toAnswer } from '#cache/answer.ts'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { cartCount, cartInfo, cartRegions, cartTotalPay } from '#contract/cart/cart.ts'
import { type CartEstimate, guestCartEstimate, guestLinesText } from '#contract/cart/cart-estimate.ts'
import type { Market } from '#device/market.ts'
import { fetchCart } from '#offline/domains/cart/fetch-cart.ts'
import type { FoldedLine } from '#offline/domains/cart/fold.ts'
import { shopperAnswer } from '#session/shopper-queries.ts'
import { watchForLoss } from '#session/shopper-session.ts'

/**
 * The queries of a shopper's cart. Carts are stored beside the outbox, not in the query cache, so that one read returns
 * a cart and the pending changes to fold over it.
 */
export const cartQueries = {
  /** Fetches and stores the cart; the result is only the time of the answer, in ms. */
  info: ({ regionId, lang }: Market, userId: string) =>
    queryOptions({
      queryKey: [cartInfo.path, { lang }, { userId, regionId }] as const,
      queryFn: async ({ signal }) => {
        await watchForLoss()
        const { at } = toAnswer(await fetchCart(userId, regionId, lang, { base: apiBase, signal }))
        return { at }
      },
      persister: undefined,
      staleTime: 0,
      // Another device may have changed or ordered the cart.
      refetchOnWindowFocus: true,
    }),
  /** The number of items that the server knows of, which is enough for a badge. */
  count: ({ regionId }: Market, userId: string) =>
    queryOptions({
      queryKey: [cartCount.path, {}, { userId, regionId }] as const,
      queryFn: async ({ signal }) => (await shopperAnswer(cartCount, {}, { signal, userId, regionId })).value,
      persister: undefined,
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
  /**
   * The cost of the chosen lines. `state` names everything that the sum depends on, so that an outdated sum is never
   * shown.
   */
  total: ({ regionId }: Market, userId: string, basketIds: readonly number[], state: string) =>
    queryOptions({
      queryKey: [cartTotalPay.path, { basketIds, state }, { userId, regionId }] as const,
      queryFn: async ({ signal }) =>
        (await shopperAnswer(cartTotalPay, {}, { signal, userId, regionId, body: [...basketIds] })).value,
      persister: undefined,
      staleTime: 0,
    }),
  /** The cost of a guest's chosen lines. */
  guestEstimate: ({ regionId }: Market, lines: readonly Pick<FoldedLine, 'skuId' | 'quantity'>[]) => ({
    ...catalogueQuery(guestCartEstimate, {
      lines: guestLinesText(lines),
      regionId,
    }),
    persister: undefined,
    select: ({ value }: Answer<CartEstimate>) => value,
  }),
  /** The number of items in each of the shopper's carts. */
  regions: (userId: string) =>
    queryOptions({
      queryKey: [cartRegions.path, {}, { userId }] as const,
      queryFn: ({ signal }) => shopperAnswer(cartRegions, {}, { signal, userId }),
      persister: undefined,
      staleTime: 0,
    }),
}
