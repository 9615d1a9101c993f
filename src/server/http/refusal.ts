import type { Context } from 'hono'
import { failureStatus, type FailureBody, type FailureCode } from '../../contract/failure.ts'

/** An answer that is not 2xx: a code of the contract and an English sentence that says what to do. */
export type Refusal = { readonly refused: { code: FailureCode; desc: string; fields?: Record<string, string> } }

/** Writes a refusal as api.md's error body. */
export function refuse(context: Context, { refused }: Refusal): Response {
  context.header('Cache-Control', 'no-store')
  return context.json({ desc: refused.desc, code: refused.code, fields: refused.fields } satisfies FailureBody, failureStatus[refused.code])
}
