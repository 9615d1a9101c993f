import { createFileRoute } from '@tanstack/react-router'
import { FavouritesScreen } from '#features/favourites/favourites-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/collection')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'collection',
        examples: { 'favourites of a guest': '/collection' },
        shopperExamples: { favourites: '/collection' },
      }
    : {},
  loader: (opened) => openScreen(opened, []),
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/favourites/favourites-titles.ts').then(({ favouritesTitle }) => favouritesTitle(i18n)),
          ),
        )
    : undefined,
  component: FavouritesScreen,
})
