import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { sentences } from '#contract/account/sentences.ts'
import type { Endpoint, ParsedQueryOf, ReplyOf } from '#contract/endpoint.ts'
import { failureBody, failureCodes, failureStatus } from '#contract/failure.ts'
import { isRegionId } from '#contract/region.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashOfWord } from '../sign-in/secrets.ts'
import { findShopper, type Shopper } from '../sign-in/session-store.ts'
import { answer } from './answer.ts'
import type { Call } from './call.ts'
import { hashOfAsked } from './hash-of-asked.ts'
import { keepAnswers, keptAnswer, takeKey } from './idempotency-store.ts'
import { readRequest } from './read-request.ts'
import { isRefusal, type Refusal, refusal, refuse } from './refusal.ts'

/** What a handler of a shopper's own call gets. */
export type ShopperCall<E extends Endpoint = Endpoint> = Call<E> & {
  readonly shopper: Shopper
  /** The region in which the call was made: its `Region` header, else the account's. */
  readonly regionId: number
  /** Where to ask: for a write the transaction that keeps its answer, too. */
  readonly tables: Tables
  /** Gives the answer a header. */
  readonly answerHeader: (name: string, value: string) => void
}
type Handler<E extends Endpoint, Ready> = (
  query: ParsedQueryOf<E>,
  call: ShopperCall<E>,
  ready: Ready,
) => Promise<ReplyOf<E> | Refusal>
type More<E extends Endpoint, Ready> = {
  /** What takes long and changes nothing (a password's hash) is made ready before the transaction. */
  readonly prepare?: (query: ParsedQueryOf<E>, call: ShopperCall<E>) => Promise<Ready | Refusal>
  /** The part of an answer that is said as it is now, also where the rest is repeated (the cart); the query speaks of it alone. */
  readonly asItIs?: (reply: ReplyOf<E>, query: ParsedQueryOf<E>, call: ShopperCall<E>) => Promise<ReplyOf<E>>
  /** It asks by POST and changes nothing: no key is kept. */
  readonly onlyReads?: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const said = (code: 'NOT_SIGNED_IN' | 'ACCOUNT_DISABLED' | 'IN_PROGRESS' | 'KEY_REUSED') =>
  refusal(code, sentences[code])

/**
 * Mounts one endpoint that needs a token. A write runs in one transaction, and with an `Idempotency-Key` its answer is
 * kept in it for 90 days: the same key with the same body gets the same answer and nothing is done again; with another
 * body it is refused with 422, while it is worked on with 409 (api.md, conventions). Refusals are kept, too, but those
 * that say "later". A refusal keeps what its handler wrote; only what throws is undone.
 */
export function serveShopper<E extends Endpoint, Ready = undefined>(
  api: Hono,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  endpoint: E,
  handler: Handler<E, Ready>,
  { prepare, asItIs, onlyReads }: More<E, Ready> = {},
): void {
  api.on(endpoint.method, endpoint.path, async (context) => {
    const now = new Date(clock())
    const shopper = await shopperOf(context, db, now)
    if (isRefusal(shopper)) return refuse(context, shopper)
    const request = await readRequest(context, endpoint)
    if (isRefusal(request)) return refuse(context, request)
    const region = Number(context.req.header('Region') ?? shopper.regionId)
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
      const result = await handler(request.query, callIn(db), undefined as Ready)
      return isRefusal(result) ? refuse(context, result) : answer(context, v.parse(endpoint.reply, result))
    }
    const key = context.req.header('Idempotency-Key')
    if (key !== undefined && !uuid.test(key))
      return refuse(context, refusal('BAD_REQUEST', 'The Idempotency-Key must be a UUID.'))
    const asked = hashOfAsked([
      context.req.method,
      context.req.path,
      asItIs ? null : request.query,
      request.call.body ?? null,
    ])
    const answered = await answerOnce(key, { db, now, shopper, asked }, async () => {
      const ready = prepare ? await prepare(request.query, callIn(db)) : undefined
      if (isRefusal(ready)) return async () => ready
      return async (tables) => {
        const result = await handler(request.query, callIn(tables), ready as Ready)
        return isRefusal(result) ? result : { reply: v.parse(endpoint.reply, result) }
      }
    })
    if (isRefusal(answered)) return refuse(context, answered)
    const reply = asItIs
      ? v.parse(endpoint.reply, await asItIs(answered.reply as ReplyOf<E>, request.query, callIn(db)))
      : answered.reply
    return answer(context, reply)
  })
}

type Outcome = { readonly reply: unknown } | Refusal
type Work = (tables: Tables) => Promise<Outcome>
type Asked = { readonly db: Dependencies['db']; readonly now: Date; readonly shopper: Shopper; readonly asked: string }

/** Does a write once for its key. */
async function answerOnce(
  key: string | undefined,
  { db, now, shopper, asked }: Asked,
  begin: () => Promise<Work>,
): Promise<Outcome> {
  if (key === undefined) {
    const work = await begin()
    return db.transaction(work)
  }
  const known = await keptAnswer(db, shopper.accountId, key, now)
  if (known) return again(known, asked)
  const work = await begin()
  return db.transaction(async (tables) => {
    if (!(await takeKey(tables, shopper.accountId, key))) return said('IN_PROGRESS')
    const meanwhile = await keptAnswer(tables, shopper.accountId, key, now)
    if (meanwhile) return again(meanwhile, asked)
    const outcome = await work(tables)
    const status = isRefusal(outcome) ? failureStatus[outcome.refused.code] : 200
    if (status < 429) {
      const answer = isRefusal(outcome) ? outcome.refused : outcome.reply
      await keepAnswers(
        tables,
        shopper.accountId,
        [{ key, body_hash: asked, status, answer: answer === undefined ? null : JSON.stringify(answer) }],
        now,
      )
    }
    return outcome
  })
}

/** The answer that was kept, where the same is asked. */
function again(
  { body_hash: bodyHash, status, answer }: { body_hash: string; status: number; answer: string | null },
  asked: string,
): Outcome {
  if (bodyHash !== asked) return said('KEY_REUSED')
  const kept: unknown = answer === null ? undefined : JSON.parse(answer)
  if (status === 200) return { reply: kept }
  return { refused: v.parse(v.object({ ...failureBody.entries, code: v.picklist(failureCodes) }), kept) }
}

/** Who calls, by the bearer token. */
async function shopperOf(context: Context, tables: Tables, now: Date): Promise<Shopper | Refusal> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(context.req.header('Authorization') ?? '')?.[1]
  const shopper = bearer && (await findShopper(tables, hashOfWord(bearer), now))
  if (!shopper) return said('NOT_SIGNED_IN')
  return shopper.isEnabled ? shopper : said('ACCOUNT_DISABLED')
}
