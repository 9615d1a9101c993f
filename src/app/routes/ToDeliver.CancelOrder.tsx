import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'
import { requireQuery } from '#shell/require-known.ts'

export const Route = createFileRoute('/ToDeliver/CancelOrder')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'CancelOrder',
        chunk: buyingChunk,
        shopperExamples: { 'cancel order': '/ToDeliver/CancelOrder?orderNumber={paidOrder}' },
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
            import('#features/order/order-titles.ts').then(({ cancelOrderTitle }) => cancelOrderTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('CancelOrder'),
})
