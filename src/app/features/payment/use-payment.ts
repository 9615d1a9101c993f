import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isUnanswered } from '#cache/answer.ts'
import { type Loaded, useLoadState } from '#cache/use-answer.ts'
import type { Order } from '#contract/order/order.ts'
import { type AttemptState, type PayBody, payOrders, readAttempt } from '#contract/payment/payment.ts'
import { useMarket } from '#device/market.ts'
import { orderPaths, orderQueries } from '#features/order/index.ts'
import type { Failure } from '#offline/call.ts'
import { useShopper } from '#session/shopper.ts'
import { command, shopperQuery } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { firstFailureOf, forgetFirstFailure } from './pay-placed.ts'

/** Interval in ms between requests for the result of a payment that is still open. */
const pollInterval = 3_000

export type PaymentState =
  | Exclude<Loaded<never>, { state: 'ready' }>
  | { readonly state: 'guest' }
  /** Nothing is due any more: paid, payment on delivery agreed, or closed. */
  | { readonly state: 'settled'; readonly orders: readonly Order[] }
  | {
      readonly state: 'open'
      readonly orders: readonly Order[]
      /** The state of the last payment attempt on the server; null until known. */
      readonly attempt: AttemptState | null
      readonly isSending: boolean
      /** The payment request had no answer: the payment may have succeeded. */
      readonly isUnknown: boolean
      /** Why the server refused the payment. */
      readonly failure: Failure | null
    }

/**
 * Orders that are paid together, and the result. The server's state is fetched, so the page is the same after a reload,
 * Back and a lost answer.
 */
export function usePayment(orderNumbers: readonly string[]) {
  const market = useMarket()
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const userId = useShopper()?.userId ?? ''
  const [isSending, setSending] = useState(false)
  /** Time in ms at which an answer was lost. */
  const [lostAt, setLostAt] = useState<number | null>(() => {
    const first = firstFailureOf(orderNumbers)
    return first && isUnanswered(first) ? Date.now() : null
  })
  const isUnknown = lostAt !== null
  const [failure, setFailure] = useState<Failure | null>(() => firstFailureOf(orderNumbers))
  const isBusy = useRef(false)
  const answers = useQueries({
    queries: orderNumbers.map((number) => ({ ...orderQueries.detail(number, market, userId), enabled: userId !== '' })),
  })
  const orders = answers.flatMap(({ data }) => data?.value ?? [])
  const error = answers.find((one) => one.error)?.error ?? null
  const isComplete = orders.length === orderNumbers.length
  const refetch = () => Promise.all(answers.map((one) => one.refetch()))
  const loadState = useLoadState({
    isWaiting: userId !== '' && !isComplete && error === null,
    error,
    retry: () => void refetch(),
  })
  const toPay = orders.filter(({ status }) => status === 1)
  const [first] = toPay
  const attempt = useQuery({
    ...shopperQuery(readAttempt, { orderNumber: first?.orderNumber ?? '' }, { userId, regionId: market.regionId }),
    enabled: userId !== '' && first !== undefined,
    persister: undefined,
    gcTime: 0,
    // While the server does not answer, the probe finds out when the server is back (decision 0004).
    refetchInterval: ({ state: { data } }) =>
      !isOffline && (isUnknown || data?.value.state === 'paying') ? pollInterval : false,
  })
  const changed = () => Promise.all(orderPaths.map((path) => client.invalidateQueries({ queryKey: [path] })))
  const current = attempt.data?.value ?? null
  const { dataUpdatedAt } = attempt
  const outcome = current?.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the payment, not the functions of this render
  useEffect(() => {
    // The payment state is part of the orders, so they are fetched again.
    if (outcome === 'paid') void changed()
    if (lostAt !== null && dataUpdatedAt > lostAt && outcome !== 'paying') setLostAt(null)
  }, [dataUpdatedAt, outcome, lostAt])

  const pay = async (body: PayBody) => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(null)
    forgetFirstFailure()
    const outcome = await command(payOrders, { query: { lang: market.lang }, body })
    isBusy.current = false
    if (outcome.ok && outcome.value.state === 'action') return location.assign(outcome.value.actionUrl)
    setLostAt(!outcome.ok && isUnanswered(outcome.failure) ? Date.now() : null)
    // Explains the failure, should the server later report that nothing was paid.
    if (!outcome.ok) setFailure(outcome.failure)
    await Promise.all([attempt.refetch(), changed()])
    setSending(false)
  }
  const find = async () => void (await Promise.all([attempt.refetch(), changed()]))

  const state: PaymentState =
    userId === ''
      ? { state: 'guest' }
      : !isComplete
        ? loadState
        : first === undefined
          ? { state: 'settled', orders }
          : { state: 'open', orders: toPay, attempt: current, isSending, isUnknown, failure }
  return { state, pay, find, refetch: changed }
}
