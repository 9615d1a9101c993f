import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Checkout } from '#contract/order/checkout.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'

export type VoucherChoice = {
  /** The voucher whose application or removal is requested; null without a request. */
  readonly pendingId: number | null
  readonly apply: (voucherId: number) => void
  readonly remove: (voucherId: number) => void
}

/** Applies and removes the vouchers of a checkout, one tap after the other, and reports the server's answer to each. */
export function useVoucherChoice(
  checkout: Checkout,
  isRenewing: boolean,
  onChoose: (voucherIds: number[]) => void,
): VoucherChoice {
  const { t } = useLingui()
  const wanted = useRef<{ readonly voucherId: number; readonly isApplied: boolean } | null>(null)
  const { vouchers } = checkout
  const chosen = vouchers.flatMap(({ choose, voucherId }) => (choose ? [voucherId] : []))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a request is reported once
  useEffect(() => {
    if (isRenewing || !wanted.current) return
    const { voucherId, isApplied } = wanted.current
    wanted.current = null
    const isChosen = chosen.includes(voucherId)
    if (isApplied && isChosen) showToast({ kind: 'success', words: t`Voucher applied successfully.` })
    else if (isApplied) showToast({ kind: 'error', words: t`Failed to apply voucher.` })
    else if (!isChosen) showToast({ kind: 'success', words: t`Voucher removed.` })
    else showToast({ kind: 'error', words: t`Failed to remove voucher.` })
  }, [isRenewing])
  const choose = (voucherId: number, isApplied: boolean) => {
    wanted.current = { voucherId, isApplied }
    // Of two vouchers in one place the later one counts.
    const others = chosen.filter((one) => one !== voucherId)
    onChoose(isApplied ? [...others, voucherId] : others)
  }
  return {
    pendingId: isRenewing ? (wanted.current?.voucherId ?? null) : null,
    apply: (voucherId) => choose(voucherId, true),
    remove: (voucherId) => choose(voucherId, false),
  }
}
