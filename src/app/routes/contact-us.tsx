import { createFileRoute } from '@tanstack/react-router'
import { ContactScreen } from '#features/contact/contact-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/contact-us')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'ContactUs',
        examples: { 'contact us': '/contact-us' },
        shopperExamples: { 'contact us about an order': '/contact-us?orderNumber={paidOrder}' },
        sitemap: ['/contact-us'],
      }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ listedHead }) =>
          listedHead(route, (i18n) =>
            import('#features/contact/contact-titles.ts').then(({ contactTitle }) => contactTitle(i18n)),
          ),
        )
    : undefined,
  component: ContactScreen,
})
