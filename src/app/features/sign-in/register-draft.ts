import * as v from 'valibot'
import { readDraft } from '#session/drafts.ts'

/** What is typed at the registration, but for passwords and the code. */
const shape = v.object({
  by: v.picklist(['mobile', 'mail']),
  mobile: v.string(),
  mail: v.string(),
  nickName: v.string(),
  invite: v.string(),
})
export type RegisterDraft = v.InferOutput<typeof shape>

/** Under which name drafts.ts keeps it. */
export const registerForm = 'register'
export const emptyRegisterDraft: RegisterDraft = { by: 'mobile', mobile: '', mail: '', nickName: '', invite: '' }

/** What was typed before; null where nothing was. */
export async function readRegisterDraft(): Promise<RegisterDraft | null> {
  const read = v.safeParse(shape, await readDraft(registerForm))
  return read.success ? read.output : null
}
