import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/Checkout')({
  staticData: import.meta.env.SSR
    ? { screen: 'CheckoutView', shopperExamples: { checkout: '/Checkout?basketIds={basketIds}' } }
    : {},
  codeSplitGroupings: [],
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/checkout/checkout-titles.ts').then(({ checkoutTitle }) => checkoutTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('Checkout'),
})
