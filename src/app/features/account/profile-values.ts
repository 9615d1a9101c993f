import * as v from 'valibot'
import { sexes, type UserInfo } from '#contract/account/user.ts'

/** The values of the profile form as text; an empty string means that the account has no value. */
export const profileValues = v.object({ nickName: v.string(), sex: v.string(), birthDate: v.string() })
export type ProfileValues = v.InferOutput<typeof profileValues>

/** The form values of an account. */
export const valuesOf = ({ nickName, sex, birthDate }: UserInfo): ProfileValues => ({
  nickName,
  sex: sex ?? '',
  birthDate: birthDate ?? '',
})

/** The request body of the form values. */
export const bodyOf = ({ nickName, sex, birthDate }: ProfileValues) => ({
  nickName,
  sex: sexes.find((one) => one === sex) ?? null,
  birthDate: birthDate || null,
})
