import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import type { RouteContext } from '#cache/route-context.ts'
import { typedPaths } from '#contract/links.ts'
import { Layout } from '#shell/layout.tsx'
import { startQueries } from '#shell/open-screen.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { RouteFailed, RoutePending } from '#shell/route-states.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({
  // The query of the rendered page, as in the address; `location` already belongs to the next page while that page
  // loads.
  beforeLoad: ({ location: { pathname, searchStr } }) => {
    // The router finds the route of another spelling, too; the address must be the screen's own.
    if (pathname in typedPaths) throw redirect({ href: `${typedPaths[pathname]}${searchStr}` })
    return { searchStr }
  },
  loader: (opened) => startQueries(opened, [mallQueries.regions()]),
  head: import.meta.env.SSR
    ? (route) => import('#shell/head/root-head.ts').then(({ rootHead }) => rootHead(route))
    : undefined,
  component: Layout,
  notFoundComponent: PageNotFound,
  errorComponent: RouteFailed,
  pendingComponent: RoutePending,
})
