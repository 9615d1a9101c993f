import * as v from 'valibot'
import { givenPassword, nickName } from '#contract/account/account-fields.ts'
import type { Faults } from '#features/verification/index.ts'
import { bodyFaults } from '#i18n/form-words.ts'

/** Errors of a login password and of a nickname, according to the contract. */
export const passwordFaults = (password: string): Faults =>
  bodyFaults(v.object({ password: givenPassword }), { password })
export const nickNameFaults = (name: string): Faults => bodyFaults(v.object({ nickName }), { nickName: name })
