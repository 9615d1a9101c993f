import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '#features/chat/chat-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/iCanchat')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Chat',
        examples: { 'chat of a guest': '/iCanchat' },
        shopperExamples: {
          chat: '/iCanchat',
          'chat with support': '/iCanchat?conversation=support',
        },
      }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) => import('#features/chat/chat-titles.ts').then(({ chatTitle }) => chatTitle(i18n))),
        )
    : undefined,
  component: ChatScreen,
})
