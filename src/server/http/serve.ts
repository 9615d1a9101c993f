import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Endpoint, ParsedQueryOf, ReplyOf } from '#contract/endpoint.ts'
import { answer } from './answer.ts'
import type { Call } from './call.ts'
import { readRequest } from './read-request.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

export { refusal } from './refusal.ts'

type Handler<E extends Endpoint> = (query: ParsedQueryOf<E>, call: Call<E>) => Promise<ReplyOf<E> | Refusal>

/**
 * Mounts one open endpoint: query and body are checked by the contract before the handler runs, the reply after it.
 * A reply that breaks the contract is our fault and answers 500; what the contract does not name is cut off.
 */
export function serve<E extends Endpoint>(app: Hono, endpoint: E, handler: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const request = await readRequest(context, endpoint)
    if (isRefusal(request)) return refuse(context, request)
    const result = await handler(request.query, request.call)
    if (isRefusal(result)) return refuse(context, result)
    const reply = v.parse(endpoint.reply, result)
    return answer(context, reply, endpoint.cacheSeconds)
  })
}
