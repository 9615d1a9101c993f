import type { Context } from 'hono'

/**
 * The path of a request for the log: without the query, at most 200 characters, and without the token of a shared
 * grocery list, which gives access to the list (docs/quality.md#codes).
 */
export const loggedPath = ({ req }: Pick<Context, 'req'>): string =>
  req.path.replace(/(\/shared\/)[^/]+/, '$1…').slice(0, 200)
