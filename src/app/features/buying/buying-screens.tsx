import { CheckoutScreen } from '../checkout/door.ts'
import { NoticesScreen } from '../notice/door.ts'
import { CancelOrderScreen, LogisticsScreen, OrderPage, OrdersScreen } from '../order/door.ts'
import { PaymentScreen, SavedCardsScreen } from '../payment/door.ts'
import { RefundPage } from '../refund/door.ts'

/** The screens of checkout, payment, orders, refunds and what is told of them by their routes (spec §2), in one chunk: each chunk more is a name more in the first load. */
export {
  CheckoutScreen as Checkout,
  PaymentScreen as Payment,
  SavedCardsScreen as SavedCards,
  CancelOrderScreen as CancelOrder,
  LogisticsScreen as Logistics,
  OrderPage as OrderDetails,
  RefundPage as Refund,
  NoticesScreen as Notices,
}
export const AllOrders = () => <OrdersScreen tab="0" />
export const ToPay = () => <OrdersScreen tab="1" />
export const ToDeliver = () => <OrdersScreen tab="2" />
export const ToReceive = () => <OrdersScreen tab="3" />
export const Completed = () => <OrdersScreen tab="5" />
