import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouteContext } from '#cache/route-context.ts'
import { RouteFailed, RoutePending } from '#shell/route-states.tsx'
import { routeTree } from './route-tree.gen.ts'

/** `isMissing`: the server's document found nothing at the address on which the page comes up. */
export function createMallRouter(context: RouteContext, isMissing: boolean, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: false,
    // Inside the layout: a screen whose code is late or did not come leaves header and tabs where they are
    // (docs/product.md#limits).
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFailed,
    // shell/scroll-memory.ts knows when a page has to grow first; the router must not scroll on its own.
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
    /** A route outside of the layout (docs/product.md#screens: register). */
    isBare?: boolean
  }
}
