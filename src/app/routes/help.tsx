import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '#features/help/help-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/help')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Help',
        examples: { help: '/help' },
        shopperExamples: { 'help with an order': '/help?orderNumber={shippedOrder}' },
        sitemap: ['/help'],
      }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ listedHead }) =>
          listedHead(route, (i18n) => import('#features/help/help-titles.ts').then(({ helpTitle }) => helpTitle(i18n))),
        )
    : undefined,
  component: HelpScreen,
})
