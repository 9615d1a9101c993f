import { useLingui } from '@lingui/react/macro'
import type { Refund, RefundReason } from '#contract/order/refund.ts'
import type { BadgeKind } from '#ui/feedback/badge.tsx'

/** Why money is asked back. */
export function useRefundReasons(): Readonly<Record<RefundReason, string>> {
  const { t } = useLingui()
  return {
    CHANGED_MIND: t`Changed my mind`,
    NOT_ARRIVED: t`It has not arrived`,
    DAMAGED: t`It came damaged`,
    WRONG_ITEM: t`It is another item`,
    WRONG_DESCRIPTION: t`Wrong product description`,
    POOR_QUALITY: t`Poor quality`,
    OTHER: t`Another reason`,
  }
}

/** How the badge of each state looks. */
export const refundBadges: Readonly<Record<Refund['state'], BadgeKind>> = {
  1: 'warn',
  2: 'brand',
  3: 'danger',
  4: 'ok',
  5: 'plain',
}

/** The page of one refund. */
export const refundWay = (refundNumber: string): string => `/Refund?${new URLSearchParams({ refundNumber })}`
