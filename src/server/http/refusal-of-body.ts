import { type SentenceCode, sentences } from '#contract/account/sentences.ts'
import { type FailureCode, failureCodes } from '#contract/failure.ts'
import type { Refusal } from './refusal.ts'

const isFailure = (code: string): code is FailureCode => failureCodes.some((one) => one === code)

/**
 * A single invalid field with its own sentence is refused with that sentence; several fields get the general sentence
 * for a form (docs/product.md#validation).
 */
export function refusalOfBody(fields: Record<string, SentenceCode>): Refusal {
  const [only, ...others] = Object.values(fields)
  const isOne = only !== undefined && others.length === 0 && only !== 'BAD_REQUEST'
  const code = isOne && isFailure(only) ? only : 'BAD_REQUEST'
  return { refused: { code, desc: sentences[isOne ? only : 'BAD_REQUEST'], fields } }
}
