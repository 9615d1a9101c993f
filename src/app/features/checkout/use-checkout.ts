import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnanswered } from '#cache/answer.ts'
import { groupFailures } from '#contract/group-buy/own-group-buy.ts'
import { confirmOrder, submitOrder } from '#contract/order/checkout.ts'
import { readAttempt } from '#contract/payment/payment.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { type PayMeans, usePayPlaced } from '#features/payment/index.ts'
import { command } from '#session/shopper-queries.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { changesSince, needsConsent, readSeenItems, type SeenPrices, seenPricesOf } from './checkout-changes.ts'
import { areSameChoices, type CheckoutChoices, requestOfChoices } from './checkout-choices.ts'
import { type CheckoutItems, keyOfItems } from './checkout-items.ts'
import type { CheckoutState, ReadyCheckout } from './checkout-state.ts'
import { isGoneFromCart, wordsOfCheckout } from './checkout-words.ts'
import { forgetCheckout, readStoredCheckout, type StoredCheckout, storeCheckout } from './stored-checkout.ts'

/**
 * Error codes of an outdated checkout: the page requests a new one, which lists the differences. The new checkout of a
 * team that can no longer be joined is refused with the way to another team (failed-checkout.tsx).
 */
const outdated: readonly string[] = [
  'CHECKOUT_EXPIRED',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'NOT_IN_AREA',
  'WITHDRAWN',
  'VOUCHER_UNUSABLE',
  ...groupFailures,
]

/**
 * The checkout of some items: confirms it, applies changes, stores it over reloads, and sends it once. `startAddrId` is
 * the initial delivery address; undefined where the shopper has none in the region: the checkout is then an estimate.
 */
export function useCheckout(items: CheckoutItems, startAddrId: number | undefined) {
  const itemsKey = keyOfItems(items)
  const { t } = useLingui()
  const market = useMarket()
  const { lang } = market
  const client = useQueryClient()
  const [state, setState] = useState<CheckoutState>({ state: 'loading' })
  const turn = useRef(0)
  const isBusy = useRef(false)
  // The current remarks to the shops. A ref, because the shopper may go on typing while a new checkout is requested.
  const currentRemarks = useRef<StoredCheckout['remarks']>({})
  const payBy = useRef<string | null>(null)
  const payPlaced = usePayPlaced()

  const store = useCallback(
    (one: ReadyCheckout) =>
      storeCheckout({ ...one, things: itemsKey, lang, startAddrId, isSent: one.sending !== 'no' }),
    [itemsKey, lang, startAddrId],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values belong to this render of one checkout
  const confirm = useCallback(
    async (choices: CheckoutChoices, before: ReadyCheckout | null) => {
      const mine = (turn.current += 1)
      setState(before ? { ...before, choices, isRenewing: true } : { state: 'loading' })
      const known = await readSeenItems(items, client, market)
      const body = 'orderItem' in items ? items : { basketIds: [...items.basketIds] }
      const requestCheckout = (wanted: CheckoutChoices) =>
        command(confirmOrder, { query: { lang }, body: { ...body, ...requestOfChoices(wanted) } })
      const confirmedAt = serverNow()
      let outcome = await requestCheckout(choices)
      // A slot that is no longer offered is dropped; the new checkout lists the others.
      if (!outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 'SLOT_GONE')
        outcome = await requestCheckout({ ...choices, deliverySlot: undefined })
      if (mine !== turn.current) return
      if (!outcome.ok) {
        if (!before || !isUnanswered(outcome.failure)) {
          // A reload must request a new checkout, too.
          forgetCheckout(itemsKey)
          return setState({ state: 'failed', failure: outcome.failure })
        }
        showToast({ kind: 'error', words: wordsOfCheckout(outcome.failure) })
        return setState({ ...before, remarks: currentRemarks.current, payBy: payBy.current, isRenewing: false })
      }
      const checkout = outcome.value
      const isConsentOpen = before?.consent === 'asked'
      const last = before && (isConsentOpen ? before.seen : seenPricesOf(before.checkout))
      const seen: SeenPrices = { things: [...(last?.things ?? []), ...known.items], total: last?.total ?? null }
      const changes = changesSince(checkout, seen.things)
      const isSame = before !== null && areSameChoices(before.choices, choices)
      const consent = needsConsent(checkout, changes, seen, isSame || isConsentOpen) ? 'asked' : 'none'
      const chosen = {
        ...choices,
        addrId: checkout.userAddr?.addrId,
        deliverySlot: checkout.deliverySlots.find(({ isChosen }) => isChosen)?.slot,
      }
      const open: ReadyCheckout = {
        state: 'ready',
        checkout,
        confirmedAt,
        choices: chosen,
        remarks: currentRemarks.current,
        lines: known.lines,
        seen,
        changes,
        consent,
        payBy: payBy.current,
        isRenewing: false,
        sending: 'no',
      }
      store(open)
      setState(open)
    },
    [itemsKey, market, client, store],
  )

  const forgetCart = useCallback(
    () =>
      void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/p/shopCart/') }),
    [client],
  )
  const placed = useCallback(
    async (orderNumbers: readonly string[], means: PayMeans | null) => {
      forgetCart()
      // The stored checkout leads a reload during the payment to the orders.
      if (await payPlaced(orderNumbers, means)) forgetCheckout(itemsKey)
    },
    [forgetCart, payPlaced, itemsKey],
  )

  /** Looks up the outcome of a checkout that was sent. A placed order is paid by the means, if any. */
  const find = useCallback(
    async (
      stored: Pick<StoredCheckout, 'checkout'>,
      means: PayMeans | null = null,
    ): Promise<'placed' | 'not placed' | 'unknown'> => {
      const outcome = await command(readAttempt, { query: { checkoutId: stored.checkout.checkoutId } })
      if (!outcome.ok)
        return outcome.failure.kind === 'refused' && outcome.failure.status === 404 ? 'not placed' : 'unknown'
      if (outcome.value.state === 'none') return 'not placed'
      await placed(outcome.value.orderNumbers, outcome.value.state === 'submitted' ? means : null)
      return 'placed'
    },
    [placed],
  )

  /** Opens the stored checkout. A checkout that was sent and not placed is open again, like one that was never sent. */
  const reopen = async (isNotPlaced = false) => {
    const { lines } = await readSeenItems(items, client, market)
    const stored = readStoredCheckout(itemsKey)
    currentRemarks.current = stored?.remarks ?? {}
    payBy.current = stored?.payBy ?? null
    if (!stored || (isNotPlaced && stored.regionId !== market.regionId))
      return confirm({ addrId: startAddrId, hasInsurance: false }, null)
    const { checkout, seen } = stored
    const open: ReadyCheckout = {
      ...stored,
      state: 'ready',
      changes: changesSince(checkout, seen.things),
      isRenewing: false,
      sending: 'no',
    }
    if (stored.isSent && !isNotPlaced) {
      setState({ ...open, sending: 'unknown' })
      if ((await find(stored)) === 'not placed') await reopen(true)
    } else if (stored.lines !== lines) {
      // The cart has changed since: the stored checkout would order the old lines.
      await confirm({ ...stored.choices, addrId: startAddrId }, null)
    } else if (stored.startAddrId !== startAddrId || stored.lang !== lang) {
      await confirm(
        { ...stored.choices, addrId: stored.startAddrId === startAddrId ? stored.choices.addrId : startAddrId },
        open,
      )
    } else {
      store(open)
      setState(open)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other items open the checkout again
  useEffect(() => void reopen(), [itemsKey])

  const ready = state.state === 'ready' ? state : null
  const check = async () => {
    if (!ready || isBusy.current) return
    isBusy.current = true
    const placement = await find(ready)
    isBusy.current = false
    if (placement === 'not placed') await reopen(true)
  }
  return {
    state,
    /** Chooses the payment method. */
    payWith: (method: string) => {
      if (!ready) return
      payBy.current = method
      const open: ReadyCheckout = { ...ready, payBy: method }
      store(open)
      setState(open)
    },
    choose: (change: Partial<CheckoutChoices>) => ready && void confirm({ ...ready.choices, ...change }, ready),
    renew: () =>
      ready ? void confirm(ready.choices, ready) : void confirm({ addrId: startAddrId, hasInsurance: false }, null),
    /** Gives or withdraws consent to a higher price. */
    agree: (isGiven: boolean) => {
      if (!ready) return
      const agreed: ReadyCheckout = { ...ready, consent: isGiven ? 'given' : 'asked' }
      store(agreed)
      setState(agreed)
    },
    remark: (shopId: number, words: string) => {
      if (!ready) return
      currentRemarks.current = { ...ready.remarks, [shopId]: words }
      const open: ReadyCheckout = { ...ready, remarks: currentRemarks.current }
      store(open)
      setState(open)
    },
    check,
    /**
     * Places the order and pays by the means that `take` answers; without means nothing is placed. Idempotent: the
     * server identifies the checkout by its id.
     */
    submit: async (take: () => Promise<PayMeans | null>) => {
      if (!ready || isBusy.current) return
      isBusy.current = true
      const means = await take()
      if (!means) {
        isBusy.current = false
        return
      }
      const { checkout } = ready
      const remarks = currentRemarks.current
      const sent: ReadyCheckout = { ...ready, remarks, sending: 'sending' }
      store(sent)
      setState(sent)
      const outcome = await command(submitOrder, {
        body: {
          checkoutId: checkout.checkoutId,
          actualTotal: checkout.actualTotal,
          orderShopParam: checkout.shopCartOrders.map(({ shopId }) => ({ shopId, remarks: remarks[shopId] ?? '' })),
        },
      })
      if (outcome.ok) {
        await placed(outcome.value.orderNumbers, means)
        isBusy.current = false
        return
      }
      if (isUnanswered(outcome.failure)) {
        const placement = await find(ready, means)
        isBusy.current = false
        if (placement === 'placed') return
        if (placement === 'not placed') showToast({ kind: 'error', words: wordsOfCheckout(outcome.failure) })
        return setState({ ...ready, sending: placement === 'unknown' ? 'unknown' : 'no' })
      }
      isBusy.current = false
      store(ready)
      const isGone = isGoneFromCart(outcome.failure)
      showToast({
        kind: 'error',
        words: isGone ? t`Your cart has changed on another device.` : wordsOfCheckout(outcome.failure),
      })
      if (isGone) forgetCart()
      if (isGone || (outcome.failure.kind === 'refused' && outdated.includes(outcome.failure.code)))
        void confirm(ready.choices, { ...ready, sending: 'no' })
      else setState({ ...ready, sending: 'no' })
    },
  }
}
