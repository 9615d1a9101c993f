import { lazyRouteComponent } from '@tanstack/react-router'

/** The manifest key of the chunk that these screens share: a document preloads the chunk. */
export const buyingChunk = 'src/app/features/buying/buying-screens.tsx'

const fetchScreens = () => import('./buying-screens.tsx')

/** The lazy route component of a screen of buying-screens.tsx, by its export name. */
export const buyingScreen = (name: Exclude<keyof Awaited<ReturnType<typeof fetchScreens>>, 'OrderHelp'>) =>
  lazyRouteComponent(fetchScreens, name)
