import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'
import { requireQuery } from '#shell/require-known.ts'

export const Route = createFileRoute('/Checkout')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'CheckoutView',
        chunk: buyingChunk,
        shopperExamples: {
          checkout: '/Checkout?basketIds={basketIds}',
          'checkout without an address': '/Checkout?prodId={plainProduct}&skuId={plainVariant}',
        },
      }
    : {},
  codeSplitGroupings: [],
  loader: async (opened) => {
    if (import.meta.env.SSR) {
      const { itemsOfQuery } = await import('#features/checkout/checkout-items.ts')
      requireQuery(opened.location, itemsOfQuery)
    }
    return openScreen(opened, [])
  },
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
