import type * as v from 'valibot'
import type { FailureCode } from './failure.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = v.GenericSchema
type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>

/**
 * One endpoint as data: the server mounts the endpoint, page and worker call it (decision 0001). `access` is `open` or
 * `shopper` (needs a token). `failures` are the codes beyond BAD_REQUEST and SERVER, which every endpoint can answer.
 * `cacheSeconds` is the time for which the browser may reuse the answer of a GET; the worker stores the answers of all
 * open GETs, except those of offline/later/uncached-calls.ts. `params` are the `:names` of the path; `body` is the JSON
 * that a write sends.
 */
export type Endpoint<
  Query extends QuerySchema = QuerySchema,
  Reply extends Schema = Schema,
  Body extends Schema = Schema,
  Params extends QuerySchema = QuerySchema,
> = {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: 'open' | 'shopper'
  readonly query: Query
  readonly params?: Params
  readonly body?: Body
  readonly reply: Reply
  readonly failures: readonly FailureCode[]
  readonly cacheSeconds?: number
}

/**
 * An endpoint without its schemas: the part that a first view needs to send the request. The schemas that validate the
 * response are in contract/first-view-schemas.ts and load after the first view (decision 0027). `Of` gives the compiler
 * the type of the full endpoint; the type is a function, so that an endpoint can be declared from its own bare part.
 */
export type BareEndpoint<Of extends () => Endpoint> = {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: 'open' | 'shopper'
  readonly cacheSeconds?: number
  readonly of?: Of
}
/** An endpoint, or the part of an endpoint that the first view holds. */
export type CallableEndpoint<E extends Endpoint> = E | BareEndpoint<() => E>

/**
 * Keeps the literal types of an endpoint. The annotation lets the build leave out the endpoints that a bundle does not
 * call, with their schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <
  Query extends QuerySchema,
  Reply extends Schema,
  Body extends Schema = NoBody,
  Params extends QuerySchema = NoParams,
>(
  definition: Endpoint<Query, Reply, Body, Params>,
): Endpoint<Query, Reply, Body, Params> => definition
type NoBody = v.UndefinedSchema<undefined>
type NoParams = v.ObjectSchema<Record<never, never>, undefined>

/** The query as a caller gives it; parameters with a default are optional. */
export type QueryOf<E extends Endpoint> = {
  [Key in keyof v.InferInput<E['query']>]: Key extends keyof v.InferOutput<E['query']>
    ? v.InferOutput<E['query']>[Key]
    : never
}
/** The query as the server reads it, with defaults filled in. */
export type ParsedQueryOf<E extends Endpoint> = v.InferOutput<E['query']>
/** The body as the server reads it. */
export type BodyOf<E extends Endpoint> = v.InferOutput<NonNullable<E['body']>>
/** The path parameters as the server reads them. */
export type ParamsOf<E extends Endpoint> = v.InferOutput<NonNullable<E['params']>>
/** The body as a caller gives it, before the schema has normalised it. */
export type GivenBodyOf<E extends Endpoint> = v.InferInput<NonNullable<E['body']>>
/** The path parameters as a caller gives them. */
export type GivenParamsOf<E extends Endpoint> = {
  readonly [Name in keyof v.InferInput<NonNullable<E['params']>>]: string | number
}
/** The payload of a 2xx answer. */
export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>

/**
 * The query string of a call. Keys are sorted and absent values left out, so that equal calls have one URL and any
 * cache can store the answer. Flags are sent as 0 and 1.
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]): [string, string] => [key, typeof value === 'boolean' ? String(Number(value)) : String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}

/** Path and query of a call below the API base, e.g. `/prod/prodInfo?lang=en&prodId=7&regionId=…`. */
export function callPath<E extends Endpoint>({ path }: Pick<E, 'path'>, query: QueryOf<E>): string {
  const text = queryString(query as Record<string, unknown>)
  return text ? `${path}?${text}` : path
}
