import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Endpoint, ParsedQueryOf, ReplyOf } from '../../contract/endpoint.ts'
import type { FailureCode } from '../../contract/failure.ts'
import { isRegionId } from '../../contract/region.ts'
import { answerWithTag } from './entity-tag.ts'
import { refuse, type Refusal } from './refusal.ts'

/** What a handler gets beside the query. */
export type Call = {
  /** The caller's IANA time zone, UTC where it sent none or an unknown one. */
  readonly timeZone: string
  /** A header of the request. */
  readonly header: (name: string) => string | undefined
}

type Handler<E extends Endpoint> = (query: ParsedQueryOf<E>, call: Call) => Promise<ReplyOf<E> | Refusal>

/** A handler's way to answer with one of its endpoint's failures. */
export const refusal = (code: FailureCode, desc: string, fields?: Record<string, string>): Refusal => ({ refused: { code, desc, fields } })

/**
 * Mounts one endpoint: the query is checked by the contract before the handler runs, the reply after it.
 * A reply that breaks the contract is our fault and answers 500; what the contract does not name is cut off.
 */
export function serve<E extends Endpoint>(app: Hono, endpoint: E, handler: Handler<E>): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const query = v.safeParse(endpoint.query, lastValues(context.req.queries()))
    if (!query.success) return refuse(context, badQuery(query.issues))
    const parsed = query.output as ParsedQueryOf<E>
    const regionId = (parsed as { regionId?: number }).regionId
    if (regionId !== undefined && !isRegionId(regionId)) {
      return refuse(context, refusal('UNKNOWN_REGION', `There is no region ${regionId}. Ask /salesRegions/all for the regions.`))
    }
    const result = await handler(parsed, {
      timeZone: timeZoneOf(context),
      header: (name) => context.req.header(name),
    })
    if (isRefusal(result)) return refuse(context, result)
    const reply = v.parse(endpoint.reply, result)
    return answerWithTag(context, reply, endpoint.cacheSeconds)
  })
}

const isRefusal = (result: unknown): result is Refusal => typeof result === 'object' && result !== null && 'refused' in result

/** A parameter given twice counts once, the last. */
const lastValues = (queries: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.at(-1)]))

function badQuery(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const fields = Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue.type.toUpperCase()]))
  const names = Object.keys(fields).map((name) => `"${name.slice(0, 40)}"`).join(', ')
  return refusal('BAD_REQUEST', `The request has a missing or invalid value for ${names}.`, fields)
}

function timeZoneOf(context: Context): string {
  const zone = context.req.header('Time-Zone')
  if (!zone || zone.length > 60) return 'UTC'
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return 'UTC'
  }
}
