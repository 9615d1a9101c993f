import * as v from 'valibot'
import { readDraft } from '#session/drafts.ts'
import { rememberedInvite } from '#session/sign-in-traits.ts'

/** The input of the registration except passwords and the code. */
const shape = v.object({
  by: v.picklist(['mobile', 'mail']),
  mobile: v.string(),
  mail: v.string(),
  nickName: v.string(),
  invite: v.string(),
})
export type RegisterDraft = v.InferOutput<typeof shape>

/** The draft's name in drafts.ts. */
export const registerForm = 'register'
export const emptyRegisterDraft: RegisterDraft = { by: 'mobile', mobile: '', mail: '', nickName: '', invite: '' }

/**
 * Reads the stored draft, with the code of an opened invitation link where the draft has none; null without draft and
 * code.
 */
export async function readRegisterDraft(): Promise<RegisterDraft | null> {
  const read = v.safeParse(shape, await readDraft(registerForm))
  const invite = rememberedInvite()
  if (!read.success && invite === '') return null
  const draft = read.success ? read.output : emptyRegisterDraft
  return { ...draft, invite: draft.invite || invite }
}
