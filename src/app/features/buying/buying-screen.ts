import { lazyRouteComponent } from '@tanstack/react-router'

const fetchScreens = () => import('./buying-screens.tsx')

/** The lazy route component of a screen of buying-screens.tsx, by its export name. */
export const buyingScreen = (name: keyof Awaited<ReturnType<typeof fetchScreens>>) =>
  lazyRouteComponent(fetchScreens, name)
