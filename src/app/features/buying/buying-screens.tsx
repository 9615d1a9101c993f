import { CheckoutScreen } from '#features/checkout/index.ts'
import { NoticesScreen } from '#features/notice/index.ts'
import { CancelOrderScreen, LogisticsScreen, OrderHelp, OrderPage, OrdersScreen } from '#features/order/index.ts'
import { PaymentScreen, SavedCardsScreen } from '#features/payment/index.ts'
import { RefundPage } from '#features/refund/index.ts'

/**
 * The screens of checkout, payment, orders, refunds and notices by route (docs/product.md#routes), in one chunk: every
 * additional chunk adds a name to the first load.
 */
export {
  CancelOrderScreen as CancelOrder,
  CheckoutScreen as Checkout,
  LogisticsScreen as Logistics,
  NoticesScreen as Notices,
  OrderHelp,
  OrderPage as OrderDetails,
  PaymentScreen as Payment,
  RefundPage as Refund,
  SavedCardsScreen as SavedCards,
}
export const AllOrders = () => <OrdersScreen tab="0" />
export const ToPay = () => <OrdersScreen tab="1" />
export const ToDeliver = () => <OrdersScreen tab="2" />
export const ToReceive = () => <OrdersScreen tab="3" />
export const Completed = () => <OrdersScreen tab="5" />
