import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouteContext } from './data/route-context.ts'
import { routeTree } from './route-tree.gen.ts'
import { RouteFailed, RoutePending } from './shell/route-states.tsx'

export function createMallRouter(context: RouteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: false,
    // Inside the layout: a screen whose code is late or did not come leaves header and tabs where they are (spec §9).
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFailed,
    // shell/scroll-memory.ts knows when a page has to grow first; the router must not scroll on its own.
    scrollRestoration: () => false,
    trailingSlash: 'preserve',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMallRouter>
  }
  interface StaticDataRouteOption {
    /** A route outside of the layout (spec §2: register). */
    isBare?: boolean
  }
}
