import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'
import { requireQuery } from '#shell/require-known.ts'

export const Route = createFileRoute('/order-details')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'OrderDetails, with its receipt',
        chunk: buyingChunk,
        shopperExamples: {
          'unpaid order': '/order-details?orderNumber={unpaidOrder}',
          'agreed order': '/order-details?orderNumber={agreedOrder}',
          'shipped order': '/order-details?orderNumber={shippedOrder}',
          'done order': '/order-details?orderNumber={doneOrder}',
          'order with a refund requested': '/order-details?orderNumber={returnedOrder}',
          'closed order': '/order-details?orderNumber={closedOrder}',
          receipt: '/order-details?orderNumber={doneOrder}&view=receipt',
        },
      }
    : {},
  codeSplitGroupings: [],
  loader: async (opened) => {
    if (import.meta.env.SSR) {
      const { orderOfQuery } = await import('#features/order/order-transitions.ts')
      requireQuery(opened.location, orderOfQuery)
    }
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/order/order-titles.ts').then(({ orderTitle }) => orderTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('OrderDetails'),
})
