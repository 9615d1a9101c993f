import * as v from 'valibot'
import type { CallableEndpoint, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { failureBody } from '#contract/failure.ts'
import { endpointOf } from '#contract/first-view-schemas.ts'
import type { Outcome } from '../call.ts'

/** The header that the worker adds to an answer from its cache. */
export const savedHeader = 'X-Saved'

/**
 * Stands for a body that is not JSON, such as a captive portal's page. No reply schema of the contract accepts the
 * symbol.
 */
const notJson = Symbol('not JSON')

/**
 * Checks an answer against the contract. Only a 204 is an answer without a value: if an unreadable body counted as one,
 * a captive portal's page would settle a command that never reached the server.
 */
export async function readAnswer<E extends Endpoint>(
  endpoint: CallableEndpoint<E>,
  response: Response,
): Promise<Outcome<ReplyOf<E>>> {
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => notJson)
  if (!response.ok) {
    const refusal = v.safeParse(failureBody, body)
    return refusal.success
      ? { ok: false, failure: { kind: 'refused', status: response.status, ...refusal.output } }
      : { ok: false, failure: { kind: 'broken', status: response.status } }
  }
  const reply = v.safeParse((await endpointOf(endpoint)).reply, body)
  if (!reply.success) return { ok: false, failure: { kind: 'broken', status: response.status } }
  const at = Date.parse(response.headers.get('Date') ?? '') || Date.now()
  return { ok: true, value: reply.output as ReplyOf<E>, at, isSaved: response.headers.has(savedHeader) }
}
