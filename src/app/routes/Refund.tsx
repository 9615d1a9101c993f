import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'
import { requireQuery } from '#shell/require-known.ts'

export const Route = createFileRoute('/Refund')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Refund',
        chunk: buyingChunk,
        shopperExamples: {
          refunds: '/Refund',
          'refund form': '/Refund?orderNumber={shippedOrder}',
          refund: '/Refund?refundNumber={refund}',
        },
      }
    : {},
  codeSplitGroupings: [],
  loader: async (opened) => {
    if (import.meta.env.SSR) {
      const { refundOfQuery } = await import('#features/refund/refund-query.ts')
      requireQuery(opened.location, refundOfQuery)
    }
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/refund/refund-titles.ts').then(({ refundTitle }) => refundTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('Refund'),
})
