import * as v from 'valibot'
import { keepDraft, readDraft } from '#session/drafts.ts'

/** The input of the login modal except passwords and codes. */
const shape = v.object({
  way: v.picklist(['quick', 'password', 'forgot']),
  by: v.picklist(['mobile', 'mail']),
  who: v.string(),
  mobile: v.string(),
  mail: v.string(),
})
export type LoginDraft = v.InferOutput<typeof shape>

/** The draft's name in drafts.ts. */
const loginForm = 'login'
const empty: LoginDraft = { way: 'quick', by: 'mobile', who: '', mobile: '', mail: '' }

/** Reads the input from before the modal was closed or the page reloaded. */
export async function readLoginDraft(): Promise<LoginDraft> {
  const read = v.safeParse(shape, await readDraft(loginForm))
  return read.success ? read.output : empty
}

/** Stores the draft until a login succeeds. */
export const keepLoginDraft = (draft: LoginDraft): void => void keepDraft(loginForm, draft)
