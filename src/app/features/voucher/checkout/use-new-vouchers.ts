import { useEffect, useRef, useState } from 'react'
import type { Checkout } from '#contract/order/checkout.ts'
import { useOwnTaps } from '../use-own-taps.ts'

/** The clock of the page may differ from the server's by this much, in ms: the server states whole seconds. */
const clockError = 2_000

type Properties = {
  checkout: Pick<Checkout, 'vouchers'>
  /** The time, in ms by the server's clock, at which the checkout was requested. */
  confirmedAt: number
  isBusy: boolean
  onNew: (voucherIds: readonly number[]) => void
}

/**
 * The vouchers that the shopper collected or redeemed on this device since the checkout was requested, and that the
 * checkout does not contain yet. `onNew` requests a checkout with them, once for each voucher, when nothing else is
 * under way (`isBusy`).
 */
export function useNewVouchers({ checkout: { vouchers }, confirmedAt, isBusy, onNew }: Properties): {
  readonly newIds: readonly number[]
  readonly onRedeemed: (voucherId: number) => void
} {
  const taps = useOwnTaps(confirmedAt - clockError)
  const [redeemed, setRedeemed] = useState<readonly number[]>([])
  const requested = useRef(new Set<number>())
  const collected = [...taps.values()].flatMap(({ state, voucherId }) => (state === 'accepted' ? [voucherId] : []))
  const known = new Set(vouchers.map(({ voucherId }) => voucherId))
  const newIds = [...collected, ...redeemed].filter((voucherId) => !known.has(voucherId))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a voucher is requested once, when the checkout is free
  useEffect(() => {
    const unrequested = newIds.filter((voucherId) => !requested.current.has(voucherId))
    if (isBusy || unrequested.length === 0) return
    for (const voucherId of unrequested) requested.current.add(voucherId)
    onNew(unrequested)
  }, [newIds.join(), isBusy])
  return { newIds, onRedeemed: (voucherId) => setRedeemed((before) => [...before, voucherId]) }
}
