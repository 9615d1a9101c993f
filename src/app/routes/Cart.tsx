import { createFileRoute } from '@tanstack/react-router'
import { CartScreen } from '#features/cart/cart-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/Cart')({
  staticData: import.meta.env.SSR
    ? { screen: 'shopping cart', examples: { 'cart of a guest': '/Cart' }, shopperExamples: { cart: '/Cart' } }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/cart/cart-titles.ts').then(({ cartTitle }) => cartTitle(i18n, 0)),
          ),
        )
    : undefined,
  component: CartScreen,
})
