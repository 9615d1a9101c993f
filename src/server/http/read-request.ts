import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { faultsOf, isEmpty } from '#contract/account/body-faults.ts'
import { sentences } from '#contract/account/sentences.ts'
import type { BodyOf, Endpoint, ParamsOf, ParsedQueryOf } from '#contract/endpoint.ts'
import { isRegionId } from '#contract/region/region.ts'
import type { Call } from './call.ts'
import { isRefusal, type NamedObject, notFound, type Refusal, refusal } from './refusal.ts'
import { fieldsOf, refusalOfBody } from './refusal-of-body.ts'

export type Request<E extends Endpoint> = { readonly query: ParsedQueryOf<E>; readonly call: Call<E> }

/** Reads query, path and body of a request by the contract; answers a refusal if one of them does not match. */
export async function readRequest<E extends Endpoint>(context: Context, endpoint: E): Promise<Request<E> | Refusal> {
  const query = v.safeParse(endpoint.query, givenValues(context.req.queries()))
  if (!query.success) return badQuery(query.issues)
  const params = endpoint.params && v.safeParse(endpoint.params, context.req.param())
  if (params && !params.success) return notFound(namedObjectOf(endpoint.path))
  const body = await readBody(context, endpoint)
  if (isRefusal(body)) return body
  const parsed = query.output as ParsedQueryOf<E>
  for (const from of [parsed, body.value] as readonly unknown[]) {
    const strange = strangeRegion(from)
    if (strange !== undefined)
      return refusal('UNKNOWN_REGION', `There is no region ${strange}. Ask /salesRegions/all for the regions.`)
  }
  return {
    query: parsed,
    call: {
      body: body.value as BodyOf<E>,
      params: params?.output as ParamsOf<E>,
      get timeZone() {
        return timeZoneOf(context)
      },
      header: (name) => context.req.header(name),
      address: addressOf(context),
    },
  }
}

async function readBody(context: Context, { body }: Endpoint): Promise<{ value: unknown } | Refusal> {
  if (!body) return { value: undefined }
  const text = await context.req.text()
  let sent: unknown
  try {
    sent = text === '' ? undefined : JSON.parse(text)
  } catch {
    return refusal('BAD_REQUEST', 'The body of the request is not valid JSON.')
  }
  let read = v.safeParse(body, sent)
  if (!read.success && dropEmpty(read.issues)) read = v.safeParse(body, sent)
  return read.success ? { value: read.output } : refusalOfBody(faultsOf(read.issues))
}

/**
 * Deletes the empty values that the contract refuses, because an empty value counts as absent; an empty text that has a
 * sentence of its own (a nickname) stays refused. Answers whether a value was deleted.
 */
function dropEmpty(issues: readonly v.BaseIssue<unknown>[]): boolean {
  const places = issues.flatMap(({ kind, path, message }) => {
    const last = path?.at(-1)
    if (last?.type !== 'object' || last.value === undefined || !isEmpty(last.value)) return []
    return kind === 'schema' || message === 'REQUIRED' || !(message in sentences) ? [last] : []
  })
  for (const { input, key } of places) Reflect.deleteProperty(input as object, key as string)
  return places.length > 0
}

/** The object that the path of an endpoint names, by the name of its parameter. */
const namedObjects: Readonly<Record<string, NamedObject>> = {
  addrId: 'address',
  cardId: 'card',
  orderNumber: 'order',
  refundNumber: 'refund',
  sessionId: 'session',
}
const namedObjectOf = (path: string): NamedObject => namedObjects[path.slice(path.indexOf(':') + 1)] ?? 'item'

/** An unknown region id in a query or a body. */
function strangeRegion(from: unknown): number | undefined {
  const { regionId, region } = (from ?? {}) as { regionId?: unknown; region?: unknown }
  const id = regionId ?? region
  return typeof id === 'number' && !isRegionId(id) ? id : undefined
}

/** The last value of a repeated parameter counts; an empty value counts as absent. */
const givenValues = (queries: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(queries).flatMap(([name, values]) => (isEmpty(values.at(-1)) ? [] : [[name, values.at(-1)]])),
  )

function badQuery(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const fields = fieldsOf(faultsOf(issues))
  const names = Object.keys(fields)
    .map((name) => `"${name.slice(0, 40)}"`)
    .join(', ')
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

/** The context key of the caller's address from the proxy (`recordAddress`). */
const noted = 'callerAddress'

/**
 * Stores the caller's address from the proxy's header. The last address of a list counts, because the proxy itself adds
 * that one.
 */
export const recordAddress =
  (header: string | undefined): MiddlewareHandler =>
  async (context, next) => {
    const address = header && context.req.header(header)?.split(',').at(-1)?.trim().slice(0, 60)
    if (address) context.set(noted, address)
    await next()
  }

/** The environment of a call that a document makes in process, for its visitor's address. */
export const onBehalfOf = (visit: Context) => ({ [noted]: addressOf(visit) })

/** The address at the other end of the connection; `unknown` for a test that calls in process. */
export function addressOf(context: Context): string {
  const forwarded: unknown = context.get(noted) ?? context.env?.[noted]
  if (typeof forwarded === 'string') return forwarded
  try {
    return getConnInfo(context).remote.address ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
