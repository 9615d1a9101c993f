import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { sentences } from '../../contract/account/sentences.ts'
import type { Endpoint, ParsedQueryOf, ReplyOf } from '../../contract/endpoint.ts'
import { failureBody, failureCodes, failureStatus } from '../../contract/failure.ts'
import { isRegionId } from '../../contract/region.ts'
import type { Tables } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashOfWord } from '../sign-in/secrets.ts'
import { findShopper, type Shopper } from '../sign-in/session-store.ts'
import type { Call } from './call.ts'
import { answerWithTag } from './entity-tag.ts'
import { keepAnswer, keptAnswer, takeKey } from './idempotency-store.ts'
import { readRequest } from './read-request.ts'
import { isRefusal, refusal, refuse, type Refusal } from './refusal.ts'

/** What a handler of a shopper's own call gets. */
export type ShopperCall<E extends Endpoint = Endpoint> = Call<E> & {
  readonly shopper: Shopper
  /** The region in which the call was made: its `Region` header, else the account's. */
  readonly regionId: number
  /** Where to ask: for a write the transaction that keeps its answer, too. */
  readonly tables: Tables
}
type Handler<E extends Endpoint, Ready> = (query: ParsedQueryOf<E>, call: ShopperCall<E>, ready: Ready) => Promise<ReplyOf<E> | Refusal>
/** What takes long and changes nothing (a password's hash) is made ready before the transaction. */
type Prepare<E extends Endpoint, Ready> = (query: ParsedQueryOf<E>, call: ShopperCall<E>) => Promise<Ready | Refusal>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const said = (code: 'NOT_SIGNED_IN' | 'ACCOUNT_DISABLED' | 'IN_PROGRESS' | 'KEY_REUSED') => refusal(code, sentences[code])

/**
 * Mounts one endpoint that needs a token. A write runs in one transaction, and with an `Idempotency-Key` its answer is
 * kept in it for 90 days: the same key with the same body gets the same answer and nothing is done again; with another
 * body it is refused with 422, while it is worked on with 409 (api.md, conventions). Refusals are kept, too, but those
 * that say "later". A refusal keeps what its handler wrote; only what throws is undone.
 */
export function serveShopper<E extends Endpoint, Ready = undefined>(api: Hono, { db, clock }: Pick<Dependencies, 'db' | 'clock'>, endpoint: E, handler: Handler<E, Ready>, prepare?: Prepare<E, Ready>): void {
  api.on(endpoint.method, endpoint.path, async (context) => {
    const now = new Date(clock())
    const shopper = await shopperOf(context, db, now)
    if (isRefusal(shopper)) return refuse(context, shopper)
    const request = await readRequest(context, endpoint)
    if (isRefusal(request)) return refuse(context, request)
    const region = Number(context.req.header('Region') ?? shopper.regionId)
    if (!isRegionId(region)) return refuse(context, refusal('UNKNOWN_REGION', 'There is no such region. Ask /salesRegions/all for the regions.'))
    const callIn = (tables: Tables): ShopperCall<E> => ({ ...request.call, shopper, regionId: region, tables })

    if (endpoint.method === 'GET') {
      const result = await handler(request.query, callIn(db), undefined as Ready)
      return isRefusal(result) ? refuse(context, result) : answerWithTag(context, v.parse(endpoint.reply, result), undefined)
    }
    const key = context.req.header('Idempotency-Key')
    if (key !== undefined && !uuid.test(key)) return refuse(context, refusal('BAD_REQUEST', 'The Idempotency-Key must be a UUID.'))
    const answered = await answerOnce(context, key, { db, now, shopper, request }, async () => {
      const ready = prepare ? await prepare(request.query, callIn(db)) : undefined
      if (isRefusal(ready)) return async () => ready
      return async (tables) => {
        const result = await handler(request.query, callIn(tables), ready as Ready)
        return isRefusal(result) ? result : { reply: v.parse(endpoint.reply, result) }
      }
    })
    return isRefusal(answered) ? refuse(context, answered) : answerWithTag(context, answered.reply, undefined)
  })
}

type Outcome = { readonly reply: unknown } | Refusal
type Work = (tables: Tables) => Promise<Outcome>
type Asked = { readonly db: Dependencies['db']; readonly now: Date; readonly shopper: Shopper; readonly request: { readonly query: unknown; readonly call: { readonly body: unknown } } }

/** Does a write once for its key. */
async function answerOnce(context: Context, key: string | undefined, { db, now, shopper, request }: Asked, begin: () => Promise<Work>): Promise<Outcome> {
  if (key === undefined) {
    const work = await begin()
    return db.transaction(work)
  }
  const asked = createHash('sha256').update(JSON.stringify([context.req.method, context.req.path, request.query, request.call.body ?? null], withoutSecrets)).digest('base64url')
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
      await keepAnswer(tables, shopper.accountId, key, { body_hash: asked, status, answer: answer === undefined ? null : JSON.stringify(answer) }, now)
    }
    return outcome
  })
}

/** What nobody may find by trying belongs into no hash that is kept for months. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|^code$/i.test(name) ? undefined : value)

/** The answer that was kept, where the same is asked. */
function again({ body_hash: bodyHash, status, answer }: { body_hash: string; status: number; answer: string | null }, asked: string): Outcome {
  if (bodyHash !== asked) return said('KEY_REUSED')
  const kept: unknown = answer === null ? undefined : JSON.parse(answer)
  if (status === 200) return { reply: kept }
  const { code, desc, fields } = v.parse(v.object({ ...failureBody.entries, code: v.picklist(failureCodes) }), kept)
  return refusal(code, desc, fields)
}

/** Who calls, by the bearer token. */
async function shopperOf(context: Context, tables: Tables, now: Date): Promise<Shopper | Refusal> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(context.req.header('Authorization') ?? '')?.[1]
  const shopper = bearer && (await findShopper(tables, hashOfWord(bearer), now))
  if (!shopper) return said('NOT_SIGNED_IN')
  return shopper.isEnabled ? shopper : said('ACCOUNT_DISABLED')
}
