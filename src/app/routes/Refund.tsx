import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/Refund')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Refund',
        shopperExamples: {
          refunds: '/Refund',
          'refund form': '/Refund?orderNumber={shippedOrder}',
          refund: '/Refund?refundNumber={refund}',
        },
      }
    : {},
  codeSplitGroupings: [],
  loader: (opened) => openScreen(opened, []),
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
