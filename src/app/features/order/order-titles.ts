import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type OrderTab, orderGroups } from './list/order-tabs.ts'

/** The title of `/ToReceive/logistics`. */
export const trackingTitle = (i18n: I18n): string => i18n._(msg`Tracking`)
/** The title of an order’s receipt. */
export const receiptTitle = (i18n: I18n): string => i18n._(msg`Receipt`)
/** The title of `/order-details`. */
export const orderTitle = (i18n: I18n): string => i18n._(msg`Order details`)
/** The title of `/ToDeliver/CancelOrder`. */
export const cancelOrderTitle = (i18n: I18n): string => i18n._(msg`Cancel order`)
/** The title of a list of orders. */
export function ordersTitle(i18n: I18n, tab: OrderTab): string {
  const group = orderGroups.find((one) => one.tab === tab)
  return i18n._(tab === '0' || !group ? msg`My orders` : group.words)
}
