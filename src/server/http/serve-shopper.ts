import type { Hono } from 'hono'
import * as v from 'valibot'
import { sentences } from '#contract/account/sentences.ts'
import type { Endpoint, ParsedQueryOf, ReplyOf } from '#contract/endpoint.ts'
import { failureBody, failureCodes, failureStatus } from '#contract/failure.ts'
import { isRegionId } from '#contract/region/region.ts'
import { uuidPattern } from '#contract/wire.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashToken } from '../sign-in/secrets.ts'
import { findShopper, type Shopper } from '../sign-in/session-store.ts'
import { answer } from './answer.ts'
import type { Call } from './call.ts'
import { lockKey, readStoredAnswer, storeAnswers } from './idempotency-store.ts'
import { readRequest } from './read-request.ts'
import { isRefusal, type Refusal, refusal, refuse } from './refusal.ts'
import { requestFingerprint } from './request-fingerprint.ts'

/** The arguments of a handler of a signed-in shopper's call. */
export type ShopperCall<E extends Endpoint = Endpoint> = Call<E> & {
  readonly shopper: Shopper
  /** The region of the call: its `regionId`, else its `Region` header, else the account's region. */
  readonly regionId: number
  /** The tables to query: for a write, the transaction that also stores the answer. */
  readonly tables: Tables
  /** Sets a header of the response. */
  readonly answerHeader: (name: string, value: string) => void
}
type Handler<E extends Endpoint, Ready> = (
  query: ParsedQueryOf<E>,
  call: ShopperCall<E>,
  ready: Ready,
) => Promise<ReplyOf<E> | Refusal>
type ServeOptions<E extends Endpoint, Ready> = {
  /** Does slow work without side effects (hashing a password) before the transaction begins. */
  readonly prepare?: (query: ParsedQueryOf<E>, call: ShopperCall<E>) => Promise<Ready | Refusal>
  /**
   * Adds the part of an answer that is read anew even if the rest is a stored answer (the cart). The query affects this
   * part only.
   */
  readonly addCurrent?: (reply: ReplyOf<E>, query: ParsedQueryOf<E>, call: ShopperCall<E>) => Promise<ReplyOf<E>>
  /** Answers a GET by a response of its own, such as a stream; null leaves the request to the handler. */
  readonly respond?: (query: ParsedQueryOf<E>, call: ShopperCall<E>) => Response | Refusal | null
  /** The endpoint uses POST but changes nothing, so no key is stored. */
  readonly onlyReads?: boolean
}

const refuseWith = (code: 'NOT_SIGNED_IN' | 'ACCOUNT_DISABLED' | 'IN_PROGRESS' | 'KEY_REUSED') =>
  refusal(code, sentences[code])

/**
 * Mounts one endpoint that needs a token. A write runs in one transaction. With an `Idempotency-Key`, its answer is
 * stored for 90 days in the same transaction: a repeat with the same body gets the stored answer and nothing is done
 * again, another body under the same key is 422, and a repeat while the first request runs is 409
 * (docs/wire.md#idempotency). Refusals are stored too, except those with a status of 429 or above. A refusal commits
 * the writes of its handler; only an exception rolls back.
 */
export function serveShopper<E extends Endpoint, Ready = undefined>(
  api: Hono,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  endpoint: E,
  handler: Handler<E, Ready>,
  { prepare, addCurrent, respond, onlyReads }: ServeOptions<E, Ready> = {},
): void {
  api.on(endpoint.method, endpoint.path, async (context) => {
    const now = new Date(clock())
    const shopper = await shopperOf(context.req.header('Authorization'), db, now)
    if (isRefusal(shopper)) return refuse(context, shopper)
    const request = await readRequest(context, endpoint)
    if (isRefusal(request)) return refuse(context, request)
    const named = (request.query as { readonly regionId?: number }).regionId
    const region = named ?? Number(context.req.header('Region') || shopper.regionId)
    if (!isRegionId(region))
      return refuse(
        context,
        refusal('UNKNOWN_REGION', 'There is no such region. Ask /salesRegions/all for the regions.'),
      )
    const callIn = (tables: Tables): ShopperCall<E> => ({
      ...request.call,
      shopper,
      regionId: region,
      tables,
      answerHeader: (name, value) => context.header(name, value),
    })

    if (endpoint.method === 'GET' || onlyReads) {
      const own = respond?.(request.query, callIn(db))
      if (own) return isRefusal(own) ? refuse(context, own) : own
      const result = await handler(request.query, callIn(db), undefined as Ready)
      return isRefusal(result) ? refuse(context, result) : answer(context, v.parse(endpoint.reply, result))
    }
    const key = context.req.header('Idempotency-Key')
    if (key !== undefined && !uuidPattern.test(key))
      return refuse(context, refusal('BAD_REQUEST', 'The Idempotency-Key must be a UUID.'))
    const fingerprint = requestFingerprint([
      context.req.method,
      context.req.path,
      addCurrent ? null : request.query,
      request.call.body ?? null,
    ])
    const answered = await answerOnce(key, { db, now, shopper, fingerprint }, async () => {
      const ready = prepare ? await prepare(request.query, callIn(db)) : undefined
      if (isRefusal(ready)) return async () => ready
      return async (tables) => {
        const result = await handler(request.query, callIn(tables), ready as Ready)
        return isRefusal(result) ? result : { reply: v.parse(endpoint.reply, result) }
      }
    })
    if (isRefusal(answered)) return refuse(context, answered)
    const reply = addCurrent
      ? v.parse(endpoint.reply, await addCurrent(answered.reply as ReplyOf<E>, request.query, callIn(db)))
      : answered.reply
    return answer(context, reply)
  })
}

type Outcome = { readonly reply: unknown } | Refusal
type Work = (tables: Tables) => Promise<Outcome>
type WriteRequest = {
  readonly db: Dependencies['db']
  readonly now: Date
  readonly shopper: Shopper
  readonly fingerprint: string
}

/** Runs a write once for its key. */
async function answerOnce(
  key: string | undefined,
  { db, now, shopper, fingerprint }: WriteRequest,
  begin: () => Promise<Work>,
): Promise<Outcome> {
  if (key === undefined) {
    const work = await begin()
    return db.transaction().execute(work)
  }
  const known = await readStoredAnswer(db, shopper.accountId, key, now)
  if (known) return replay(known, fingerprint)
  const work = await begin()
  return db.transaction().execute(async (tables) => {
    if (!(await lockKey(tables, shopper.accountId, key))) return refuseWith('IN_PROGRESS')
    const meanwhile = await readStoredAnswer(tables, shopper.accountId, key, now)
    if (meanwhile) return replay(meanwhile, fingerprint)
    const outcome = await work(tables)
    const status = isRefusal(outcome) ? failureStatus[outcome.refused.code] : 200
    if (status < 429) {
      const answer = isRefusal(outcome) ? outcome.refused : outcome.reply
      await storeAnswers(
        tables,
        shopper.accountId,
        [{ key, body_hash: fingerprint, status, answer: answer === undefined ? null : JSON.stringify(answer) }],
        now,
      )
    }
    return outcome
  })
}

/** The stored answer, or a refusal where the request is a different one. */
function replay(
  { body_hash: bodyHash, status, answer }: { body_hash: string; status: number; answer: string | null },
  fingerprint: string,
): Outcome {
  if (bodyHash !== fingerprint) return refuseWith('KEY_REUSED')
  const stored: unknown = answer === null ? undefined : JSON.parse(answer)
  if (status === 200) return { reply: stored }
  return { refused: v.parse(v.object({ ...failureBody.entries, code: v.picklist(failureCodes) }), stored) }
}

/** The shopper of the bearer token in an `Authorization` header. */
export async function shopperOf(
  authorization: string | undefined,
  tables: Tables,
  now: Date,
): Promise<Shopper | Refusal> {
  const bearer = /^Bearer +([\w-]{20,100})$/i.exec(authorization ?? '')?.[1]
  const shopper = bearer && (await findShopper(tables, hashToken(bearer), now))
  if (!shopper) return refuseWith('NOT_SIGNED_IN')
  return shopper.isEnabled ? shopper : refuseWith('ACCOUNT_DISABLED')
}
