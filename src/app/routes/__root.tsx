import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouteContext } from '#cache/route-context.ts'
import { Layout } from '#shell/layout.tsx'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { RouteFailed, RoutePending } from '#shell/route-states.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({
  // The query of the rendered page, as in the address; `location` already belongs to the next page while that page
  // loads.
  beforeLoad: ({ location }) => ({ searchStr: location.searchStr }),
  component: Layout,
  notFoundComponent: PageNotFound,
  errorComponent: RouteFailed,
  pendingComponent: RoutePending,
})
