import * as v from 'valibot'
import { keepDraft, readDraft } from '#session/drafts.ts'

/** What was entered in the login modal, but for passwords and codes. */
const shape = v.object({
  way: v.picklist(['quick', 'password', 'forgot']),
  by: v.picklist(['mobile', 'mail']),
  who: v.string(),
  mobile: v.string(),
  mail: v.string(),
})
export type LoginDraft = v.InferOutput<typeof shape>

/** Under which name drafts.ts keeps it. */
const loginForm = 'login'
const empty: LoginDraft = { way: 'quick', by: 'mobile', who: '', mobile: '', mail: '' }

/** What was entered before the modal was closed or the page reloaded. */
export async function readLoginDraft(): Promise<LoginDraft> {
  const read = v.safeParse(shape, await readDraft(loginForm))
  return read.success ? read.output : empty
}

/** Keeps it until somebody is logged in. */
export const keepLoginDraft = (draft: LoginDraft): void => void keepDraft(loginForm, draft)
