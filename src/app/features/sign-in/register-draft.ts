import * as v from 'valibot'
import { readDraft } from '#session/drafts.ts'

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

/** Reads the stored draft; null where there is none. */
export async function readRegisterDraft(): Promise<RegisterDraft | null> {
  const read = v.safeParse(shape, await readDraft(registerForm))
  return read.success ? read.output : null
}
