import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#features/settings/settings-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/Settings')({
  staticData: import.meta.env.SSR ? { screen: 'Settings', examples: { settings: '/Settings' } } : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/settings/settings-titles.ts').then(({ settingsTitle }) => settingsTitle(i18n)),
          ),
        )
    : undefined,
  component: SettingsScreen,
})
