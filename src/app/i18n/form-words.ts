import * as v from 'valibot'
import { faultsOf } from '#contract/account/body-faults.ts'
import { sentences } from '#contract/account/sentences.ts'
import type { Outcome } from '#offline/call.ts'
import { failureWords, wordsOfFailure } from './failure-words.ts'

/** Maps a body path to the form's own field name where the two differ, e.g. `{ loginId: 'mail' }`. */
export type FieldNames = Readonly<Record<string, string>>

const wordsByField = (codes: Readonly<Record<string, string>>, names: FieldNames): Record<string, string> =>
  Object.fromEntries(
    Object.entries(codes).map(([path, code]) => [names[path] ?? path, failureWords(code, sentences.BAD_REQUEST)]),
  )

/**
 * Validates a body by the contract: messages by field, empty where the body is valid. The server responds with the same
 * messages.
 */
export function bodyFaults(
  body: v.GenericSchema | undefined,
  input: unknown,
  names: FieldNames = {},
): Record<string, string> {
  const read = body ? v.safeParse(body, input) : null
  return read && !read.success ? wordsByField(faultsOf(read.issues), names) : {}
}

/**
 * The outcome of a submitted form, as `useForm` expects it: messages by field, and a toast message where no field is at
 * fault.
 */
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: Record<string, string>; readonly words: string }

/** Converts an outcome to messages; `wordsFor` provides the message of a failure that concerns no field. */
export function answered<Value>(
  outcome: Outcome<Value>,
  names: FieldNames = {},
  wordsFor = wordsOfFailure,
): Answered<Value> {
  if (outcome.ok) return { ok: true, value: outcome.value }
  const { failure } = outcome
  const fields = failure.kind === 'refused' && failure.fields ? wordsByField(failure.fields, names) : {}
  return { ok: false, fields, words: wordsFor(failure) }
}
