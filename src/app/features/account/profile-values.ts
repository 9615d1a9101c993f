import * as v from 'valibot'
import { sexes, type UserInfo } from '#contract/account/user.ts'

/** What the profile's form holds, as text; an empty one is nothing. */
export const profileValues = v.object({ nickName: v.string(), sex: v.string(), birthDate: v.string() })
export type ProfileValues = v.InferOutput<typeof profileValues>

/** The form as the account has it. */
export const valuesOf = ({ nickName, sex, birthDate }: UserInfo): ProfileValues => ({
  nickName,
  sex: sex ?? '',
  birthDate: birthDate ?? '',
})

/** The body that says what the form holds. */
export const bodyOf = ({ nickName, sex, birthDate }: ProfileValues) => ({
  nickName,
  sex: sexes.find((one) => one === sex) ?? null,
  birthDate: birthDate || null,
})
