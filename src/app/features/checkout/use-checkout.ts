import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { confirmOrder, submitOrder, type Checkout } from '../../../contract/order/checkout.ts'
import { readAttempt } from '../../../contract/payment.ts'
import type { Failure } from '../../../offline/call.ts'
import { usePlace } from '../../data/place.ts'
import { command } from '../../data/shopper-queries.ts'
import { wordsOfFailure } from '../../i18n/failure-words.ts'
import { fromTheTop } from '../../ui/from-the-top.ts'
import { showToast } from '../../ui/toast-store.ts'
import { orderPaths, orderWays } from '../order/door.ts'
import { keepCheckout, readKeptCheckout, type CheckoutChoices, type KeptCheckout } from './kept-checkout.ts'
import { keyOfThings, type WantedThings } from './wanted-things.ts'

export type CheckoutState =
  | { readonly state: 'loading' }
  /** No checkout could be made. */
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready'
      readonly checkout: Checkout
      readonly choices: CheckoutChoices
      readonly remarks: Readonly<Record<string, string>>
      /** A new checkout is on its way. */
      readonly isRenewing: boolean
      /** `unknown`: it was sent, and nobody knows yet what became of it. */
      readonly sending: 'no' | 'sending' | 'unknown'
      /** The same things cost more than what was seen before: the total then. */
      readonly dearerThan: number | null
    }

const isUnanswered = (failure: Failure) => failure.kind !== 'refused' || failure.status === 409
/** What the shop refuses because the checkout is old: a new one says what is otherwise. */
const outdated: readonly string[] = ['CHECKOUT_EXPIRED', 'PRICE_CHANGED', 'OUT_OF_STOCK', 'NOT_IN_AREA', 'WITHDRAWN']

/** The lines that it is of are not in the cart any more: ordered or taken out on another device, or in another tab. */
export const isGoneFromCart = (failure: Failure): boolean => failure.kind === 'refused' && failure.fields?.['basketIds'] === 'NOT_FOUND'

/** The checkout of some things: confirmed, changed, kept over reloads, sent once. `startAddrId` is where it goes at first. */
export function useCheckout(wanted: WantedThings, startAddrId: number) {
  const things = keyOfThings(wanted)
  const { t } = useLingui()
  const { lang } = usePlace()
  const client = useQueryClient()
  const router = useRouter()
  const [state, setState] = useState<CheckoutState>({ state: 'loading' })
  const turn = useRef(0)
  const isBusy = useRef(false)

  const confirm = useCallback(async (choices: CheckoutChoices, before: Extract<CheckoutState, { state: 'ready' }> | null) => {
    const mine = (turn.current += 1)
    setState(before ? { ...before, choices, isRenewing: true } : { state: 'loading' })
    const body = 'orderItem' in wanted ? { orderItem: wanted.orderItem } : { basketIds: [...wanted.basketIds] }
    const ask = (deliverySlot: string | undefined) => command(confirmOrder, { query: { lang }, body: { ...body, addrId: choices.addrId, hasInsurance: choices.hasInsurance, ...(deliverySlot && { deliverySlot }) } })
    let outcome = await ask(choices.deliverySlot)
    // A time that has gone is let go of: the others stand there to be chosen.
    if (!outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 'SLOT_GONE') outcome = await ask(undefined)
    if (mine !== turn.current) return
    if (!outcome.ok) {
      if (!before || outcome.failure.kind === 'refused') {
        // A reload asks anew, too.
        keepCheckout(null)
        return setState({ state: 'failed', failure: outcome.failure })
      }
      showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
      return setState({ ...before, isRenewing: false })
    }
    const checkout = outcome.value
    const remarks = before?.remarks ?? {}
    const isSame = before && before.choices.addrId === choices.addrId && before.choices.deliverySlot === choices.deliverySlot && before.choices.hasInsurance === choices.hasInsurance
    const seen = before?.dearerThan ?? before?.checkout.actualTotal
    const dearerThan = isSame && seen !== undefined && checkout.actualTotal > seen ? seen : null
    const chosen = { ...choices, deliverySlot: checkout.deliverySlots.find(({ isChosen }) => isChosen)?.slot }
    keepCheckout({ things, startAddrId, choices: chosen, checkout, remarks, isSent: false })
    setState({ state: 'ready', checkout, choices: chosen, remarks, isRenewing: false, sending: 'no', dearerThan })
  }, [things, lang, startAddrId])

  const forgetCart = useCallback(() => void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/p/shopCart/') }), [client])
  const placed = useCallback((orderNumbers: readonly string[]) => {
    keepCheckout(null)
    for (const path of orderPaths) void client.invalidateQueries({ queryKey: [path] })
    forgetCart()
    router.history.replace(orderWays.pay(orderNumbers))
    fromTheTop()
  }, [client, forgetCart, router])

  /** Asks what became of a checkout that was sent; true where it is known. */
  const find = useCallback(async (kept: Pick<KeptCheckout, 'checkout'>): Promise<'placed' | 'not placed' | 'unknown'> => {
    const outcome = await command(readAttempt, { query: { checkoutId: kept.checkout.checkoutId } })
    if (!outcome.ok) return outcome.failure.kind === 'refused' && outcome.failure.status === 404 ? 'not placed' : 'unknown'
    if (outcome.value.state === 'none') return 'not placed'
    placed(outcome.value.orderNumbers)
    return 'placed'
  }, [placed])

  useEffect(() => {
    const kept = readKeptCheckout(things)
    if (!kept) return void confirm({ addrId: startAddrId, hasInsurance: false }, null)
    const { checkout, choices, remarks } = kept
    const open = { state: 'ready', checkout, choices, remarks, isRenewing: false, sending: 'no', dearerThan: null } as const
    if (!kept.isSent) return kept.startAddrId === startAddrId ? setState(open) : void confirm({ ...choices, addrId: startAddrId }, open)
    setState({ ...open, sending: 'unknown' })
    void find(kept).then((became) => became === 'not placed' && setState(open))
  }, [things])

  const ready = state.state === 'ready' ? state : null
  const check = async () => {
    if (!ready || isBusy.current) return
    isBusy.current = true
    const became = await find(ready)
    isBusy.current = false
    if (became === 'not placed') setState({ ...ready, sending: 'no' })
    return became
  }
  return {
    state,
    choose: (change: Partial<CheckoutChoices>) => ready && void confirm({ ...ready.choices, ...change }, ready),
    renew: () => (ready ? void confirm(ready.choices, ready) : void confirm({ addrId: startAddrId, hasInsurance: false }, null)),
    consent: () => ready && setState({ ...ready, dearerThan: null }),
    remark: (shopId: number, words: string) => {
      if (!ready) return
      const remarks = { ...ready.remarks, [shopId]: words }
      keepCheckout({ ...ready, things, startAddrId, remarks, isSent: false })
      setState({ ...ready, remarks })
    },
    check,
    /** Places the order. However often, it is one: the shop knows the checkout. */
    submit: async () => {
      if (!ready || isBusy.current) return
      isBusy.current = true
      const { checkout, remarks } = ready
      keepCheckout({ ...ready, things, startAddrId, isSent: true })
      setState({ ...ready, sending: 'sending' })
      const outcome = await command(submitOrder, { body: { checkoutId: checkout.checkoutId, actualTotal: checkout.actualTotal, orderShopParam: checkout.shopCartOrders.map(({ shopId }) => ({ shopId, remarks: remarks[shopId] ?? '' })) } })
      isBusy.current = false
      if (outcome.ok) return placed(outcome.value.orderNumbers)
      if (isUnanswered(outcome.failure)) {
        const became = await find(ready)
        if (became === 'placed') return
        if (became === 'not placed') showToast({ kind: 'error', words: wordsOfFailure(outcome.failure) })
        return setState({ ...ready, sending: became === 'unknown' ? 'unknown' : 'no' })
      }
      keepCheckout({ ...ready, things, startAddrId, isSent: false })
      const isGone = isGoneFromCart(outcome.failure)
      showToast({ kind: 'error', words: isGone ? t`Your cart has changed on another device.` : wordsOfFailure(outcome.failure) })
      if (isGone) forgetCart()
      if (isGone || (outcome.failure.kind === 'refused' && outdated.includes(outcome.failure.code))) void confirm(ready.choices, { ...ready, sending: 'no' })
      else setState({ ...ready, sending: 'no' })
    },
  }
}
