import { useRouterState } from '@tanstack/react-router'
import { CheckoutScreen } from '#features/checkout/index.ts'
import { CoinsScreen } from '#features/coin/index.ts'
import { NoticesScreen } from '#features/notice/index.ts'
import { CancelOrderScreen, LogisticsScreen, OrderHelp, OrderPage, OrdersScreen } from '#features/order/index.ts'
import { OwnReviewsScreen, RateScreen, useReviewableItems } from '#features/own-reviews/index.ts'
import { PaymentScreen, SavedCardsScreen } from '#features/payment/index.ts'
import { RefundPage } from '#features/refund/index.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'

/**
 * The screens of checkout, payment, orders, refunds, own reviews, coins and notices by route (docs/product.md#routes), in one chunk: every
 * additional chunk adds a name to the first load.
 */
export {
  CancelOrderScreen as CancelOrder,
  CheckoutScreen as Checkout,
  CoinsScreen as Coins,
  LogisticsScreen as Logistics,
  NoticesScreen as Notices,
  OrderHelp,
  OrderPage as OrderDetails,
  OwnReviewsScreen as OwnReviews,
  PaymentScreen as Payment,
  RefundPage as Refund,
  SavedCardsScreen as SavedCards,
}
export const AllOrders = () => <OrdersScreen tab="0" />
export const ToPay = () => <OrdersScreen tab="1" />
export const ToDeliver = () => <OrdersScreen tab="2" />
export const ToReceive = () => <OrdersScreen tab="3" />

/** The screens below `/Completed`. */
export function CompletedPart() {
  const screen = useRouterState({ select: ({ matches }) => (matches.at(-1)?.params as { screen?: string })?.screen })
  if (screen === 'RateProduct') return <RateScreen />
  return screen === 'Completed' ? <Completed /> : <PageNotFound />
}

function Completed() {
  // The items to review are saved, so that a review can be begun without a network.
  useReviewableItems()
  return <OrdersScreen tab="5" />
}
