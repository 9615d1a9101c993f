import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { toColumns } from './columnar-json.ts'
import { dated, type FirstView } from './first-view.ts'

/**
 * The JSON that `readFirstView` of the same build reads, without `at`: it is the same for the same data, whenever it is
 * written. `withTime` adds the time.
 */
export function writeFirstView(view: Omit<FirstView, 'at' | 'queries'>, client: QueryClient): string {
  const queries = dehydrate(client).queries.map(({ dehydratedAt: _, meta: __, state, ...query }) => ({
    ...query,
    state: { ...state, dataUpdatedAt: 0, data: dated(state.data, 0) },
  }))
  return JSON.stringify(toColumns({ ...view, queries }))
}

/** A written first view with the server's clock at its rendering, in ms. */
export const withTime = (written: string, at: number): string => `{"at":${at},${written.slice(1)}`
