import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouteContext } from '#cache/route-context.ts'
import { RouteFailed, RoutePending } from '#shell/route-states.tsx'
import { routeTree } from './route-tree.gen.ts'

/** Creates the router. `isMissing` states that the server's document found nothing at the address of the start. */
export function createMallRouter(context: RouteContext, isMissing: boolean, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: false,
    // Rendered inside the layout: a screen whose code is late or failed to load leaves header and tabs in place
    // (docs/product.md#loading).
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFailed,
    // shell/scroll-memory.ts handles pages that have to grow first; the router must not scroll on its own.
    scrollRestoration: () => false,
    trailingSlash: 'preserve',
  })
  if (isMissing) router.options.context.missing = router.latestLocation.pathname + router.latestLocation.searchStr
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMallRouter>
  }
  interface StaticDataRouteOption {
    /** A route outside of the layout (docs/product.md#register). */
    isBare?: boolean
  }
}
