import { useState } from 'react'
import type { PayBody } from '#contract/payment.ts'
import { savedCards } from '#contract/payment-card.ts'
import { orderLinks } from '#features/order/index.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { useCardForm } from './use-card-form.ts'

/** The way to pay, without the orders: a new card's token, a saved card, or cash on delivery. */
export type PayMeans =
  | { readonly payType: 21; readonly cardToken: string; readonly saveCard: boolean }
  | { readonly payType: 22; readonly cardId: number }
  | { readonly payType: 23 }

/** The call that pays orders. A bank's confirmation returns to the page of their payment. */
export const payBodyOf = (means: PayMeans, orderNumbers: readonly string[]): PayBody =>
  means.payType === 23
    ? { ...means, orderNumbers: [...orderNumbers] }
    : { ...means, orderNumbers: [...orderNumbers], returnUrl: orderLinks.pay(orderNumbers) }

/**
 * The choice among saved cards, a new card and cash on delivery. `chosen` is a card's id, `card` for a new card or
 * `cash`; null, or a method that is not offered, is replaced by the default card, else by a new card, else by cash.
 */
export function usePaymentChoice(chosen: string | null, canPayOnDelivery: boolean) {
  const cards = useShopperAnswer(savedCards, {})
  const saved = cards.state === 'ready' ? cards.value : []
  const form = useCardForm()
  const [keepsCard, setKeepsCard] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const offered = [
    ...saved.map(({ cardId }) => String(cardId)),
    ...(form.settings.state === 'failed' ? [] : ['card']),
    ...(canPayOnDelivery ? ['cash'] : []),
  ]
  const isKnown = chosen !== null && offered.includes(chosen)
  const method = isKnown ? chosen : cards.state === 'loading' ? '' : (offered[0] ?? 'card')
  return {
    /** The saved cards are awaited: until then no method is chosen. */
    isLoading: cards.state === 'loading',
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
      if (method !== 'card') return { payType: 22, cardId: Number(method) }
      setAsking(true)
      const cardToken = await form.ask()
      setAsking(false)
      return cardToken === null ? null : { payType: 21, cardToken, saveCard: keepsCard }
    },
  }
}
export type PaymentChoice = ReturnType<typeof usePaymentChoice>
