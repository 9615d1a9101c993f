import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouteContext } from '#cache/route-context.ts'
import { addressOf } from '#shell/open-screen.ts'
import { RouteFailed, RoutePending } from '#shell/route-states.tsx'
import type { ScreenFacts } from '#shell/screen-facts.ts'
import { routeTree } from './route-tree.gen.ts'

/**
 * Creates the router of the page, or of one document. `isMissing` states that the server's document found nothing at the
 * address of the start.
 */
export function createMallRouter(
  context: RouteContext,
  isMissing: boolean,
  history?: RouterHistory,
  tree: typeof routeTree = routeTree,
) {
  const router = createRouter({
    routeTree: tree,
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
  if (isMissing) router.options.context.missing = addressOf(router.latestLocation)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMallRouter>
  }
  interface StaticDataRouteOption extends ScreenFacts {}
}
