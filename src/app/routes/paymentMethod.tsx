import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'
import { requireQuery } from '#shell/require-known.ts'

export const Route = createFileRoute('/paymentMethod')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'CheckoutSummary',
        chunk: buyingChunk,
        shopperExamples: {
          payment: '/paymentMethod?orderNumbers={unpaidOrder}',
          'order placed': '/paymentMethod?orderNumbers={paidOrder}',
        },
      }
    : {},
  codeSplitGroupings: [],
  loader: async (opened) => {
    if (import.meta.env.SSR) {
      const { ordersOfQuery } = await import('#features/payment/payment-names.ts')
      requireQuery(opened.location, ordersOfQuery)
    }
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/payment/payment-titles.ts').then(({ paymentTitle }) => paymentTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('Payment'),
})
