import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Endpoint, ParsedQueryOf, ReplyOf } from '#contract/endpoint.ts'
import { answer } from './answer.ts'
import type { Call } from './call.ts'
import { readRequest } from './read-request.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

type Handler<E extends Endpoint> = (query: ParsedQueryOf<E>, call: Call<E>) => Promise<ReplyOf<E> | Refusal>

/**
 * Mounts one open endpoint. The contract checks query and body before the handler runs, and the reply afterwards. A
 * reply that violates the contract is a server error and answers 500; fields that the contract does not name are
 * removed.
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
