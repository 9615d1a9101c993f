import type { Context } from 'hono'
import { type FailureBody, type FailureCode, failureStatus } from '#contract/failure.ts'

/** An answer that is not 2xx: a code of the contract and an English sentence that says what to do. `retryAfter` in seconds. */
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
  context.header('Cache-Control', 'no-store')
  if (refused.retryAfter !== undefined)
    context.header('Retry-After', String(Math.max(1, Math.ceil(refused.retryAfter))))
  return context.json(
    {
      desc: refused.desc,
      code: refused.code,
      fields: refused.fields,
      available: refused.available,
    } satisfies FailureBody,
    failureStatus[refused.code],
  )
}

/** Whether a handler's answer is a refusal. */
export const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refused' in result

/** A handler's way to answer with one of its endpoint's failures. */
export const refusal = (code: FailureCode, desc: string, fields?: Record<string, string>): Refusal => ({
  refused: { code, desc, fields },
})
