import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/Completed/Completed')({
  staticData: import.meta.env.SSR
    ? { screen: 'Completed', chunk: buyingChunk, shopperExamples: { completed: '/Completed/Completed' } }
    : {},
  codeSplitGroupings: [],
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/order/order-titles.ts').then(({ ordersTitle }) => ordersTitle(i18n, '5')),
          ),
        )
    : undefined,
  component: buyingScreen('Completed'),
})
