import type { Hono } from 'hono'
import { callPath, type Endpoint, type QueryOf, type ReplyOf } from '#contract/endpoint.ts'

/**
 * Calls the mall's own API as a caller of this time zone, so that a download holds exactly the answers of the single
 * calls.
 */
export const ownAnswers = (api: Hono, timeZone: string) => ({
  /** Null after a refusal: a product may be withdrawn while its list is read. */
  async answerTo<E extends Endpoint>(endpoint: E, query: QueryOf<E>): Promise<ReplyOf<E> | null> {
    const response = await api.request(callPath(endpoint, query), {
      headers: { 'Time-Zone': timeZone, 'Sec-Purpose': 'prefetch' },
    })
    return response.ok ? ((await response.json()) as ReplyOf<E>) : null
  },
})
