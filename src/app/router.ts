import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Place } from './data/place.ts'
import { routeTree } from './route-tree.gen.ts'

/** What a loader may use: it starts queries and never waits for them (architecture.md, choice 4). */
export type RouteContext = { readonly client: QueryClient; readonly place: Place }

export function createMallRouter(context: RouteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: false,
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
