import type { Context } from 'hono'
import { sentences } from '#contract/account/sentences.ts'
import { type FailureBody, type FailureCode, failureStatus } from '#contract/failure.ts'

/**
 * An answer that is not 2xx: a code of the contract and an English sentence with the remedy. `retryAfter` is in
 * seconds.
 */
export type Refusal = {
  readonly refused: {
    code: FailureCode
    desc: string
    fields?: Record<string, string> | undefined
    available?: number | undefined
    retryAfter?: number
  }
}

/** Writes a refusal as the error body of docs/wire.md#errors. */
export function refuse(context: Context, { refused }: Refusal): Response {
  const status = failureStatus[refused.code]
  context.header('Cache-Control', 'no-store')
  if (status === 401) context.header('WWW-Authenticate', 'Bearer')
  setRetryAfter(context, refused)
  return context.json(
    {
      desc: refused.desc,
      code: refused.code,
      fields: refused.fields,
      available: refused.available,
    } satisfies FailureBody,
    status,
  )
}

/** Sets the header `Retry-After` of a refusal that has one. */
export function setRetryAfter(context: Context, { retryAfter }: Refusal['refused']): void {
  if (retryAfter !== undefined) context.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
}

/** Whether a handler's answer is a refusal. */
export const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refused' in result

/** Makes a refusal with one of the endpoint's failures, for a handler to answer. */
export const refusal = (code: FailureCode, desc: string, fields?: Record<string, string>): Refusal => ({
  refused: { code, desc, fields },
})

/** Refuses values that do not belong together; `path` is the value that does not fit the others. */
export const mismatch = (path: string): Refusal => refusal('MISMATCH', sentences.MISMATCH, { [path]: 'MISMATCH' })

/** The objects that a call names by an id or a number. */
export type NamedObject =
  | 'address'
  | 'card'
  | 'checkout'
  | 'device'
  | 'group buy'
  | 'item'
  | 'link'
  | 'list'
  | 'message'
  | 'order'
  | 'place'
  | 'product'
  | 'refund'
  | 'review'
  | 'session'
  | 'shop'
  | 'team'
  | 'voucher'

/** Refuses a call whose object does not exist, or belongs to somebody else. */
export const notFound = (object: NamedObject, fields?: Record<string, string>): Refusal =>
  refusal('NOT_FOUND', `There is no such ${object}.`, fields)

/** 503 for a server that cannot answer at the moment. */
export const busy = (desc = "We're busy right now. Try again in a moment."): Refusal => ({
  refused: { code: 'BUSY', desc, retryAfter: 5 },
})
/** 503 where the database is away. */
export const databaseAway = (): Refusal => busy('The database does not answer.')
