import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/ToDeliver/CancelOrder')({
  staticData: import.meta.env.SSR
    ? { screen: 'CancelOrder', shopperExamples: { 'cancel order': '/ToDeliver/CancelOrder?orderNumber={paidOrder}' } }
    : {},
  codeSplitGroupings: [],
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/order/order-titles.ts').then(({ cancelOrderTitle }) => cancelOrderTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('CancelOrder'),
})
