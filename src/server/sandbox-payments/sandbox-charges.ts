import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { PaymentRefusal } from '#contract/payment/payment.ts'
import type { ChargeBody } from '../payments/payment-wire.ts'
import type { FoundCharge } from '../payments/payments.ts'
import { isOver, readExpiry, storedCardOf, type TypedCard } from './card-rules.ts'
import type { RecordFile } from './record-file.ts'
import type { CardOutcome } from './test-cards.ts'

type Card = {
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly fingerprint: string
  readonly outcome: CardOutcome
}
type Token = Card & { readonly madeAt: number; readonly usedBy: string | null }
/** A charge. A charge that was cancelled before it was requested has only a state. */
type SandboxCharge = {
  readonly state: 'paid' | 'action' | 'refused' | 'pending'
  readonly code: PaymentRefusal
  readonly asked: Pick<ChargeBody, 'amount' | 'currency' | 'returnUrl' | 'webhookUrl' | 'saveCard' | 'lang'> | null
  readonly card: Card | null
  readonly reference: string | null
  readonly paymentId: string
  /** The token at the end of the confirmation page's address. The records on the disk use this name. */
  readonly confirmWord: string
  /** The time of the bank's late answer, in ms. */
  readonly answersAt: number | null
}
/** A webhook to be sent. */
type SandboxEvent = {
  readonly attemptId: string
  readonly url: string
  readonly tries: number
  readonly nextAt: number
}

const tokenLife = 30 * 60_000
/** The delay of a late answer, in ms. */
const lateness = 15_000

const newId = (kind: string) => `${kind}_${randomBytes(18).toString('base64url')}`
const refusals: Partial<Record<CardOutcome, PaymentRefusal>> = {
  declined: 'CARD_DECLINED',
  insufficient: 'INSUFFICIENT_FUNDS',
  expired: 'CARD_EXPIRED',
}

/** The provider's tokens, charges, refunds and saved cards. Every step is stored before it is answered. */
export function openCharges(
  records: RecordFile,
  { key, clock, pagesUrl }: { readonly key: string; readonly clock: () => number; readonly pagesUrl: string },
) {
  const tokens = records.recordSet<Token>('token')
  const cards = records.recordSet<Card>('card')
  const charges = records.recordSet<SandboxCharge>('charge')
  const refunds = records.recordSet<{ readonly paymentId: string; readonly amount: number }>('refund')
  const events = records.recordSet<SandboxEvent>('event')
  const confirming = new Map(charges.all().map(([attemptId, { confirmWord }]) => [confirmWord, attemptId]))

  const foundCharge = (charge: SandboxCharge): FoundCharge => {
    const { state, card } = charge
    if (state === 'paid' && card)
      return {
        state,
        paymentId: charge.paymentId,
        card: {
          brand: card.brand,
          last4: card.last4,
          expiry: card.expiry,
          fingerprint: card.fingerprint,
          reference: charge.reference,
        },
      }
    if (state === 'action')
      return { state, actionUrl: `${pagesUrl}/confirm/${charge.confirmWord}?lang=${charge.asked?.lang ?? 'en'}` }
    return state === 'pending' ? { state } : { state: 'refused', code: charge.code }
  }
  /** Stores a charge and queues a webhook for a final state. */
  const write = (attemptId: string, charge: SandboxCharge): SandboxCharge => {
    const isAtEnd = charge.state === 'paid' || charge.state === 'refused'
    const isSaved = charge.state === 'paid' && charge.asked?.saveCard && charge.card
    const reference = charge.reference ?? (isSaved ? newId('card') : null)
    if (reference && charge.card && !cards.get(reference)) cards.put(reference, charge.card)
    const written = { ...charge, reference }
    charges.put(attemptId, written)
    confirming.set(charge.confirmWord, attemptId)
    if (isAtEnd && charge.asked)
      events.put(randomUUID(), { attemptId, url: charge.asked.webhookUrl, tries: 0, nextAt: clock() })
    return written
  }
  const cardFor = ({ attemptId, source }: ChargeBody): Card | undefined => {
    if ('reference' in source) return cards.get(source.reference)
    const token = tokens.get(source.token)
    if (!token || token.madeAt + tokenLife < clock() || (token.usedBy ?? attemptId) !== attemptId) return undefined
    const { usedBy: _, madeAt: __, ...card } = token
    tokens.put(source.token, { ...token, usedBy: attemptId })
    return card
  }
  const begin = (body: ChargeBody): SandboxCharge => {
    const card = cardFor(body)
    const { amount, currency, returnUrl, webhookUrl, saveCard, lang } = body
    const reference = 'reference' in body.source ? body.source.reference : null
    const blank = {
      asked: { amount, currency, returnUrl, webhookUrl, saveCard, lang },
      card: card ?? null,
      reference: card ? reference : null,
      paymentId: newId('pay'),
      confirmWord: newId('confirm'),
      answersAt: null,
    }
    if (!card) return { ...blank, state: 'refused', code: 'CARD_INVALID' }
    const expiry = readExpiry(card.expiry)
    const code = !expiry || isOver(expiry, clock()) ? 'CARD_EXPIRED' : refusals[card.outcome]
    if (code) return { ...blank, state: 'refused', code }
    const state = card.outcome === 'confirm' ? 'action' : card.outcome === 'paid' ? 'paid' : 'pending'
    return { ...blank, state, code: 'PAYMENT_FAILED', answersAt: state === 'pending' ? clock() + lateness : null }
  }

  return {
    events,
    /** A token for a valid card, good for one charge within half an hour. The number is not stored. */
    tokenFor(typed: TypedCard) {
      const { number, ...card } = storedCardOf(typed)
      const token = newId('tok')
      tokens.put(token, {
        ...card,
        fingerprint: createHmac('sha256', key).update(number).digest('base64url'),
        madeAt: clock(),
        usedBy: null,
      })
      return { token, brand: card.brand, last4: card.last4, expiry: card.expiry }
    },
    /** `isLate`: the bank delays the answer of this call. */
    charge(body: ChargeBody): { readonly found: FoundCharge; readonly isLate: boolean } {
      const known = charges.get(body.attemptId)
      const charge = known ?? write(body.attemptId, begin(body))
      return { found: foundCharge(charge), isLate: !known && charge.state === 'pending' }
    },
    find: (attemptId: string): FoundCharge => {
      const charge = charges.get(attemptId)
      return charge ? foundCharge(charge) : { state: 'none' }
    },
    /** Cancels a charge that is neither paid nor at the bank; an unknown charge can no longer begin. */
    cancel(attemptId: string): FoundCharge {
      const charge = charges.get(attemptId) ?? {
        state: 'action' as const,
        code: 'PAYMENT_FAILED' as const,
        asked: null,
        card: null,
        reference: null,
        paymentId: '',
        confirmWord: newId('confirm'),
        answersAt: null,
      }
      return foundCharge(
        charge.state === 'action' ? write(attemptId, { ...charge, state: 'refused', code: 'PAYMENT_FAILED' }) : charge,
      )
    },
    refund(refundId: string, refund: { readonly paymentId: string; readonly amount: number }): boolean {
      if (refunds.get(refundId)) return true
      const paid =
        charges.all().find(([, charge]) => charge.paymentId === refund.paymentId && charge.state === 'paid')?.[1].asked
          ?.amount ?? 0
      const given = refunds
        .all()
        .reduce((sum, [, one]) => (one.paymentId === refund.paymentId ? sum + one.amount : sum), 0)
      if (given + refund.amount > paid) return false
      refunds.put(refundId, refund)
      return true
    },
    forgetCard: (reference: string): void => cards.remove(reference),
    /** The charge of a confirmation page, if any. */
    toConfirm(token: string) {
      const attemptId = confirming.get(token)
      const charge = attemptId === undefined ? undefined : charges.get(attemptId)
      if (attemptId === undefined || !charge?.asked || !charge.card) return undefined
      return {
        ...charge.asked,
        last4: charge.card.last4,
        isOpen: charge.state === 'action',
        decide: (isApproved: boolean): void => {
          if (charges.get(attemptId)?.state === 'action')
            write(attemptId, { ...charge, state: isApproved ? 'paid' : 'refused', code: 'PAYMENT_NOT_CONFIRMED' })
        },
      }
    },
    /** Applies the bank's late answers that are due. */
    settleLate(): void {
      for (const [attemptId, charge] of charges.all()) {
        if (charge.state !== 'pending' || (charge.answersAt ?? 0) > clock()) continue
        write(
          attemptId,
          charge.card?.outcome === 'late-refused'
            ? { ...charge, state: 'refused', code: 'CARD_DECLINED' }
            : { ...charge, state: 'paid' },
        )
      }
    },
  }
}
