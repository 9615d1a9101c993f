import type { Query, QueryClient } from '@tanstack/react-query'
import { queryString } from '#contract/endpoint.ts'

/**
 * Fetches the queries again whose stored answer the worker has replaced or deleted; `path` is the path and query of the
 * call. The worker now responds at once. The page of a list is no part of the list's key.
 */
export async function refreshQuery(client: QueryClient, path: string): Promise<void> {
  const [pathname, search] = path.split('?')
  const called = new URLSearchParams(search)
  const predicate = ({ queryKey: [template, query] }: Query) => {
    const values = { ...(query as Record<string, unknown>) }
    // The key has the names of a path, the call their values.
    const filled = String(template).replace(/:(\w+)/g, (_, name: string) => {
      const value = String(values[name])
      delete values[name]
      return encodeURIComponent(value)
    })
    const asked = [...new URLSearchParams(queryString(values))]
    return filled === pathname && asked.every(([key, value]) => called.get(key) === value)
  }
  // A fetch in flight returns the replaced answer, after which its query would count as fresh: the fetch ends first.
  await Promise.allSettled(
    client
      .getQueryCache()
      .findAll({ predicate })
      .map(({ promise }) => promise),
  )
  await client.invalidateQueries({ predicate })
}
