import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { deleteOrder, receiveOrder } from '#contract/order/my-orders.ts'
import type { Outcome } from '#offline/call.ts'
import { command } from '#session/shopper-queries.ts'
import { showToast, type Toast } from '#ui/feedback/first/toast-store.ts'
import { orderPaths } from './order-queries.ts'
import { type OrderAction, wordsOfRefusedAction } from './order-transitions.ts'

/** Invalidates every query of orders. */
export function useOrdersChanged(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async () => void (await Promise.all(orderPaths.map((path) => client.invalidateQueries({ queryKey: [path] })))),
    [client],
  )
}

/**
 * The actions on an order that need one tap, with their toasts (docs/product.md#messages). An action resolves to true
 * on success.
 */
export function useOrderCommands() {
  const { t } = useLingui()
  const changed = useOrdersChanged()
  const showOutcome = async (
    action: OrderAction,
    outcome: Outcome<unknown>,
    words: string,
    next: Pick<Toast, 'action'> = {},
  ) => {
    showToast(
      outcome.ok
        ? { kind: 'success', words, ...next }
        : { kind: 'error', words: wordsOfRefusedAction(action, outcome.failure) },
    )
    // Refetched also after a refusal: the order shown differs from the server's.
    await changed()
    return outcome.ok
  }
  return {
    remove: async (orderNumber: string) =>
      showOutcome('delete', await command(deleteOrder, { params: { orderNumber } }), t`Order deleted.`),
    receive: async (orderNumber: string) =>
      showOutcome(
        'receive',
        await command(receiveOrder, { params: { orderNumber } }),
        t`Receipt confirmed. Thank you!`,
        { action: { words: t`Rate`, href: '/Completed/RateProduct' } },
      ),
  }
}
