import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { catalogueQuery, endlessQuery } from '#cache/catalogue-queries.ts'
import { isMissing } from '#cache/is-missing.ts'
import type { RouteContext } from '#cache/route-context.ts'
import { addWords } from '#i18n/activate.ts'
import { partOfRoute } from '#words/word-parts.ts'

type AnyOptions = ReturnType<typeof catalogueQuery> | ReturnType<typeof endlessQuery>
/** The options of a query that a screen's first view needs. */
export type ScreenQuery = Pick<AnyOptions, 'queryKey'>

/** The part of a loader's arguments that opening a screen needs. */
type Opened = {
  readonly context: RouteContext
  readonly location: { readonly pathname: string; readonly searchStr: string }
  readonly route: { readonly id: string }
  readonly preload: boolean
}

/** Address of a location, as `RouteContext.missing` has it. */
export const addressOf = ({ pathname, searchStr }: Opened['location']): string => pathname + searchStr

let preloaded: QueryKey[] = []

/** Cancels the queries that the last preloading of a page has started, except those that a screen shows. */
export function cancelPreload(client: QueryClient): void {
  for (const queryKey of preloaded)
    void client.cancelQueries({ queryKey, exact: true, type: 'inactive', fetchStatus: 'fetching' })
  preloaded = []
}

/**
 * The loader of every screen: starts the queries of the first view, and awaits the messages of the screen, as the
 * router awaits the screen's code. A query may be a promise if its options need code that is not loaded yet.
 */
export async function openScreen(
  opened: Opened,
  queries: readonly (ScreenQuery | Promise<ScreenQuery>)[],
): Promise<void> {
  const { context, location, route } = opened
  if (context.missing === addressOf(location)) throw notFound()
  await Promise.all([startQueries(opened, queries), addWords(context.i18n, partOfRoute(route.id), context.market.lang)])
}

/**
 * Starts queries. On the page it never waits for their answers (decision 0043). The server waits for all of them: a 404 of
 * the API becomes the mall's 404 page, and a query that failed otherwise is left to the page.
 */
export async function startQueries(
  { context: { client }, preload }: Opened,
  queries: readonly (ScreenQuery | Promise<ScreenQuery>)[],
): Promise<void> {
  if (preload) preloaded = []
  const outcomes: Promise<unknown>[] = []
  const begin = (query: ScreenQuery) => {
    if (preload) preloaded.push(query.queryKey)
    outcomes.push(start(client, query as AnyOptions))
  }
  // If the code of a query's options cannot be loaded, the screen starts the query itself.
  await Promise.all(
    queries.map((query) => (query instanceof Promise ? query.then(begin, () => undefined) : begin(query))),
  )
  if (import.meta.env.SSR && (await Promise.all(outcomes)).some(isMissing)) throw notFound()
}

/** Fetches a query without data; resolves with its error, or with null. */
const start = (client: QueryClient, options: AnyOptions): Promise<unknown> =>
  ('initialPageParam' in options
    ? client.infiniteQuery({ ...options, staleTime: 'static' })
    : client.query({ ...options, staleTime: 'static' })
  ).then(
    () => null,
    (error: unknown) => error,
  )
