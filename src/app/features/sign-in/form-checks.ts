import * as v from 'valibot'
import { givenPassword, nickName } from '#contract/account/account-fields.ts'
import type { Faults } from '#features/verification/index.ts'
import { bodyFaults } from '#i18n/form-words.ts'

/** What is wrong with a password that is compared, and with a nickname; by the contract. */
export const passwordFaults = (password: string): Faults =>
  bodyFaults(v.object({ password: givenPassword }), { password })
export const nickNameFaults = (given: string): Faults => bodyFaults(v.object({ nickName }), { nickName: given })
