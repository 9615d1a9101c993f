import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/paymentMethod')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'CheckoutSummary',
        shopperExamples: {
          payment: '/paymentMethod?orderNumbers={unpaidOrder}',
          'order placed': '/paymentMethod?orderNumbers={paidOrder}',
        },
      }
    : {},
  codeSplitGroupings: [],
  loader: (opened) => openScreen(opened, []),
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
