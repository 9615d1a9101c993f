import type { FileRoutesByPath } from '@tanstack/react-router'

/** The text of a parameter in a path, by the parameter's name in the route's file: an id is a number. */
type Segment<Name extends string> = Name extends 'categoryId' | 'storeId' ? `${number}` : string

/** A route's path with its parameters filled in. An optional last parameter may be left out. */
type Filled<Path extends string> = Path extends `${infer Start}/{-$${infer Name}}`
  ? Filled<Start> | `${Filled<Start>}/${Segment<Name>}`
  : Path extends `${infer Start}$${infer Name}/${infer Rest}`
    ? `${Start}${Segment<Name>}/${Filled<Rest>}`
    : Path extends `${infer Start}$${infer Name}`
      ? `${Start}${Segment<Name>}`
      : Path

/** An index route's path with and without the slash at its end. The path of home is a slash alone. */
type BothEnds<Path extends string> = Path extends '/' ? Path : Path extends `${infer Start}/` ? Path | Start : Path

type RoutePath = Filled<BothEnds<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>>

/**
 * The address of a screen of the mall: a path that a route has, alone or with a query or a fragment. The route files are
 * the list of paths, so a link to a screen that no route opens does not compile.
 */
export type PagePath = RoutePath | `${RoutePath}?${string}` | `${RoutePath}#${string}`
