import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'
import { requireQuery } from '#shell/require-known.ts'

export const Route = createFileRoute('/ToReceive/logistics')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Logistics',
        chunk: buyingChunk,
        shopperExamples: { logistics: '/ToReceive/logistics?orderNumber={shippedOrder}' },
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
            import('#features/order/order-titles.ts').then(({ trackingTitle }) => trackingTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('Logistics'),
})
