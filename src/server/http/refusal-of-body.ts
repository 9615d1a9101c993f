import { missingCodes } from '#contract/account/body-faults.ts'
import { type SentenceCode, sentences } from '#contract/account/sentences.ts'
import { type FailureCode, failureCodes } from '#contract/failure.ts'
import type { Refusal } from './refusal.ts'

const isFailure = (code: string): code is FailureCode => failureCodes.some((one) => one === code)

/**
 * A single invalid field with its own sentence is refused with that sentence; several fields get the general sentence
 * for a form (docs/product.md#validation).
 */
export function refusalOfBody(faults: Record<string, SentenceCode>): Refusal {
  const [only, ...others] = Object.values(faults)
  const isOne = only !== undefined && others.length === 0
  const code = isOne && isFailure(only) ? only : 'BAD_REQUEST'
  return { refused: { code, desc: sentences[isOne ? only : 'BAD_REQUEST'], fields: fieldsOf(faults) } }
}

/** The `fields` of a refusal: a missing value is `REQUIRED`, whatever its sentence (docs/wire.md#errors). */
export const fieldsOf = (faults: Readonly<Record<string, SentenceCode>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([path, code]) => [path, missingCodes.includes(code) ? 'REQUIRED' : code]),
  )
