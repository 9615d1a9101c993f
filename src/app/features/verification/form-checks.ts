import * as v from 'valibot'
import { codeInBody, newPassword } from '#contract/account/account-fields.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { bodyFaults } from '#i18n/form-words.ts'
import type { ReadIdentity } from './identity.ts'

/** Error messages by field. */
export type Faults = Readonly<Record<string, string>>
const none: Faults = {}

/** The error of a mobile number or email, by its field. */
export const identityFaults = (field: string, identity: ReadIdentity): Faults =>
  identity.kind === 'fault' ? { [field]: failureWords(identity.code, '') } : none

/** The error of a code, according to the contract. */
export const codeFaults = (code: string): Faults => bodyFaults(v.object({ code: codeInBody }), { code })

/** The errors of a new password and its repetition (docs/product.md#validation). */
export function newPasswordFaults(password: string, again: string): Faults {
  const repeated = again === '' ? 'PASSWORD_AGAIN_REQUIRED' : again === password ? null : 'PASSWORD_MISMATCH'
  return {
    ...bodyFaults(v.object({ password: newPassword }), { password }),
    ...(repeated ? { again: failureWords(repeated, '') } : none),
  }
}
