import * as v from 'valibot'
import type { Asked, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { failureBody } from '#contract/failure.ts'
import { endpointOf } from '#contract/first-endpoints.ts'
import type { Outcome } from '../call.ts'

/** A header that the worker adds to an answer it took from its cache. */
export const savedHeader = 'X-Saved'

/** Checks an answer against the contract: its value, or why there is none. */
export async function readAnswer<E extends Endpoint>(
  asked: Asked<E>,
  response: Response,
): Promise<Outcome<ReplyOf<E>>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    const refusal = v.safeParse(failureBody, body)
    return refusal.success
      ? { ok: false, failure: { kind: 'refused', status: response.status, ...refusal.output } }
      : { ok: false, failure: { kind: 'broken', status: response.status } }
  }
  const reply = v.safeParse((await endpointOf(asked)).reply, body)
  if (!reply.success) return { ok: false, failure: { kind: 'broken', status: response.status } }
  const at = Date.parse(response.headers.get('Date') ?? '') || Date.now()
  return { ok: true, value: reply.output as ReplyOf<E>, at, isSaved: response.headers.has(savedHeader) }
}
