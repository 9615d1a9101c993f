import { createFileRoute } from '@tanstack/react-router'
import { buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/ToReceive/logistics')({
  staticData: import.meta.env.SSR
    ? { screen: 'Logistics', shopperExamples: { logistics: '/ToReceive/logistics?orderNumber={shippedOrder}' } }
    : {},
  codeSplitGroupings: [],
  loader: (opened) => openScreen(opened, []),
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
