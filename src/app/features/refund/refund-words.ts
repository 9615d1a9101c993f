import { useLingui } from '@lingui/react/macro'
import type { Refund, RefundReason } from '#contract/order/refund.ts'
import type { BadgeKind } from '#ui/feedback/badge.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'

/** Labels of the reasons for a refund. */
export function useRefundReasons(): Readonly<Record<RefundReason, string>> {
  const { t } = useLingui()
  return {
    CHANGED_MIND: t`Changed my mind`,
    NOT_ARRIVED: t`Not received`,
    DAMAGED: t`Arrived damaged`,
    WRONG_ITEM: t`Wrong item received`,
    WRONG_DESCRIPTION: t`Wrong product description`,
    POOR_QUALITY: t`Poor quality`,
    OTHER: t`Other reason`,
  }
}

/** The kind of badge for each state of a refund. */
export const refundBadges: Readonly<Record<Refund['state'], BadgeKind>> = {
  1: 'warn',
  2: 'brand',
  3: 'danger',
  4: 'ok',
  5: 'plain',
}

/** The path of one refund's page. */
export const refundPath = (refundNumber: string): PagePath => `/Refund?${new URLSearchParams({ refundNumber })}`
