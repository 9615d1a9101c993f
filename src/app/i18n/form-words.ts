import * as v from 'valibot'
import { faultsOf } from '#contract/account/body-faults.ts'
import { sentences } from '#contract/account/sentences.ts'
import type { Outcome } from '#offline/call.ts'
import { failureWords, wordsOfFailure } from './failure-words.ts'

/** The form's own name of a path of the body where it is another, e.g. `{ loginId: 'mail' }`. */
export type FieldNames = Readonly<Record<string, string>>

const wordsByField = (codes: Readonly<Record<string, string>>, names: FieldNames): Record<string, string> =>
  Object.fromEntries(
    Object.entries(codes).map(([path, code]) => [names[path] ?? path, failureWords(code, sentences.BAD_REQUEST)]),
  )

/** What is wrong with a body by the contract: words by field, empty where it may be sent. The server says the same. */
export function bodyFaults(
  body: v.GenericSchema | undefined,
  given: unknown,
  names: FieldNames = {},
): Record<string, string> {
  const read = body ? v.safeParse(body, given) : null
  return read && !read.success ? wordsByField(faultsOf(read.issues), names) : {}
}

/** What became of a form that was sent, as `useForm` wants it: words by field, and words for a toast where no field is at fault. */
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: Record<string, string>; readonly words: string }

/** An outcome in words; `say` words what no field is at fault for. */
export function answered<Value>(
  outcome: Outcome<Value>,
  names: FieldNames = {},
  say = wordsOfFailure,
): Answered<Value> {
  if (outcome.ok) return { ok: true, value: outcome.value }
  const { failure } = outcome
  const fields = failure.kind === 'refused' && failure.fields ? wordsByField(failure.fields, names) : {}
  return { ok: false, fields, words: say(failure) }
}
