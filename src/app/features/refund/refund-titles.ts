import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The title of `/Refund`, of the list and of one refund. */
export const refundTitle = (i18n: I18n): string => i18n._(msg`Refund`)
/** The title of the form that asks for a refund. */
export const requestRefundTitle = (i18n: I18n): string => i18n._(msg`Request a refund`)
