import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { orderTabs } from '#contract/order/my-orders.ts'
import type { PagePath } from '#ui/layout/page-path.ts'

/** A tab of the orders by its wire name. */
export type OrderTab = (typeof orderTabs)[number]

/** The groups of orders (docs/product.md#orders) and the path of each; `null` is the list of refunds. */
export const orderGroups: readonly {
  readonly tab: OrderTab | null
  readonly href: PagePath
  readonly words: MessageDescriptor
}[] = [
  { tab: '0', href: '/profile/orders', words: msg`All` },
  { tab: '1', href: '/ToPay', words: msg`To pay` },
  { tab: '2', href: '/ToDeliver', words: msg`To deliver` },
  { tab: '3', href: '/ToReceive', words: msg`To receive` },
  { tab: '5', href: '/Completed/Completed', words: msg`Completed` },
  { tab: null, href: '/Refund', words: msg`Refund` },
]
