import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { useAnswer } from '#cache/use-answer.ts'
import { installmentPlans } from '#contract/payment/installment.ts'
import type { PayBody } from '#contract/payment/payment.ts'
import { savedCards } from '#contract/payment/payment-card.ts'
import { useMarket } from '#device/market.ts'
import { orderLinks } from '#features/order/index.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { useCardForm } from './use-card-form.ts'

/** The way to pay, without the orders: a new card's token, a saved card, either in instalments, or cash on delivery. */
export type PayMeans =
  | { readonly payType: 21; readonly cardToken: string; readonly saveCard: boolean }
  | { readonly payType: 22; readonly cardId: number }
  | { readonly payType: 23 }
  | { readonly payType: 24; readonly cardToken: string; readonly saveCard: boolean }
  | { readonly payType: 24; readonly cardId: number; readonly saveCard: false }

/** The call that pays orders. A bank's confirmation returns to the page of their payment. */
export const payBodyOf = (means: PayMeans, orderNumbers: readonly string[]): PayBody =>
  means.payType === 23
    ? { ...means, orderNumbers: [...orderNumbers] }
    : { ...means, orderNumbers: [...orderNumbers], returnUrl: orderLinks.pay(orderNumbers) }

/**
 * The choice among saved cards, a new card and cash on delivery. `chosen` is a card's id, `card` for a new card or
 * `cash`; null, or a method that is not offered, is replaced by the default card, else by a new card, else by cash. A
 * card can pay in instalments where the bank has a plan for the amount.
 */
export function usePaymentChoice(chosen: string | null, canPayOnDelivery: boolean, amount: number) {
  const cards = useShopperAnswer(savedCards, {})
  const saved = cards.state === 'ready' ? cards.value : []
  const form = useCardForm()
  const [keepsCard, setKeepsCard] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { regionId } = useMarket()
  const plans = useAnswer({
    ...catalogueQuery(installmentPlans, { amount, regionId }),
    placeholderData: keepPreviousData,
  })
  // Latched: a card that is being typed stays while plans of another amount are fetched.
  const [hasLoaded, setHasLoaded] = useState(false)
  if (!hasLoaded && [cards, form.settings, plans].every(({ state }) => state !== 'loading')) setHasLoaded(true)
  const [wantsPlan, setWantsPlan] = useState(false)
  const offered = [
    ...saved.map(({ cardId }) => String(cardId)),
    ...(form.settings.state === 'failed' ? [] : ['card']),
    ...(canPayOnDelivery ? ['cash'] : []),
  ]
  const isKnown = chosen !== null && offered.includes(chosen)
  const method = isKnown ? chosen : cards.state === 'loading' ? '' : (offered[0] ?? 'card')
  const plan = method !== 'cash' && plans.state === 'ready' ? plans.value[0] : undefined
  const isByPlan = plan !== undefined && wantsPlan
  return {
    /** The instalment plan that a card can use for the amount; undefined where there is none. */
    plan,
    /** Whether the card pays in instalments. */
    isByPlan,
    chooseTerms: setWantsPlan,
    /** Saved cards, form and plans are awaited: one that arrives later would move the methods under the finger. */
    isLoading: !hasLoaded,
    saved,
    form,
    method,
    keepsCard,
    setKeepsCard,
    /** The card form is being asked for a token. */
    isAsking,
    /** Whether the chosen method can pay now: a new card needs the loaded form. */
    isReady: method !== '' && (method !== 'card' || form.isReady),
    /** The chosen means; null where the card form shows missing input, or did not answer. */
    take: async (): Promise<PayMeans | null> => {
      if (method === 'cash') return { payType: 23 }
      const cardId = Number(method)
      if (method !== 'card') return isByPlan ? { payType: 24, cardId, saveCard: false } : { payType: 22, cardId }
      setAsking(true)
      const cardToken = await form.ask()
      setAsking(false)
      if (cardToken === null) return null
      const card = { cardToken, saveCard: keepsCard }
      return isByPlan ? { payType: 24, ...card } : { payType: 21, ...card }
    },
  }
}
export type PaymentChoice = ReturnType<typeof usePaymentChoice>
