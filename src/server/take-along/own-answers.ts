import type { Hono } from 'hono'
import { callPath, type Endpoint, type QueryOf, type ReplyOf } from '#contract/endpoint.ts'

/** Asks our own API as a caller of this time zone would: what is taken along is then what its own calls answer. */
export const ownAnswers = (api: Hono, timeZone: string) => ({
  /** Null where it refuses: a product may be withdrawn while its list is read. */
  async answerTo<E extends Endpoint>(endpoint: E, query: QueryOf<E>): Promise<ReplyOf<E> | null> {
    const response = await api.request(callPath(endpoint, query), {
      headers: { 'Time-Zone': timeZone, 'Sec-Purpose': 'prefetch' },
    })
    return response.ok ? ((await response.json()) as ReplyOf<E>) : null
  },
})
