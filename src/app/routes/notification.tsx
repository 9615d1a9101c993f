import { createFileRoute } from '@tanstack/react-router'
import { buyingChunk, buyingScreen } from '#features/buying/buying-screen.ts'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/notification')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'notification',
        chunk: buyingChunk,
        examples: { 'news of a guest': '/notification' },
        shopperExamples: { notices: '/notification' },
      }
    : {},
  codeSplitGroupings: [],
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/notice/notice-titles.ts').then(({ noticesTitle }) => noticesTitle(i18n)),
          ),
        )
    : undefined,
  component: buyingScreen('Notices'),
})
