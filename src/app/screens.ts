import type { AnyRoute } from '@tanstack/react-router'
import type { ScreenFacts } from '#shell/screen-facts.ts'

/** A screen: its route's path with parameters as `$name`, the route's id, and the facts of its route. */
export type Screen = ScreenFacts & { readonly path: string; readonly routeId: string }

/** Every screen of a route tree, in the order of their paths. */
export const screensOf = (tree: AnyRoute): Screen[] => childrenOf(tree, '').sort((a, b) => (a.path < b.path ? -1 : 1))

const childrenOf = (route: AnyRoute, parentPath: string): Screen[] =>
  Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap((child) => {
    const { id = '', path: ownPath = '', staticData } = child.options as RouteOptions
    const path = parentPath + ownPath
    return [{ ...staticData, path, routeId: id }, ...childrenOf(child, path)]
  })

type RouteOptions = { readonly id?: string; readonly path?: string; readonly staticData?: ScreenFacts }
