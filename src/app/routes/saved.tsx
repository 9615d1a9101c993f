import { createFileRoute } from '@tanstack/react-router'
import { SavedScreen } from '#features/saved/saved-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/saved')({
  staticData: import.meta.env.SSR ? { screen: 'Saved on this device', examples: { saved: '/saved' } } : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/saved/saved-titles.ts').then(({ savedTitle }) => savedTitle(i18n)),
          ),
        )
    : undefined,
  component: SavedScreen,
})
