import { createFileRoute } from '@tanstack/react-router'
import { FootprintScreen } from '#features/footprint/footprint-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/MyFootPrint')({
  staticData: import.meta.env.SSR ? { screen: 'MyFootprint', examples: { footprint: '/MyFootPrint' } } : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/footprint/footprint-titles.ts').then(({ footprintTitle }) => footprintTitle(i18n)),
          ),
        )
    : undefined,
  component: FootprintScreen,
})
