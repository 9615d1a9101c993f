import { lazyRouteComponent } from '@tanstack/react-router'

const fetchScreens = () => import('./buying-screens.tsx')

/** A screen of buying or of what was bought, by its name in that chunk. */
export const buyingScreen = (name: keyof Awaited<ReturnType<typeof fetchScreens>>) =>
  lazyRouteComponent(fetchScreens, name)
