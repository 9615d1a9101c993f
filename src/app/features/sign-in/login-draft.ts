import * as v from 'valibot'
import { readDraft, saveDraft } from '#session/drafts.ts'
import type { LoginTarget } from './login-dialogue.ts'

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
export const saveLoginDraft = (draft: LoginDraft): void => void saveDraft(loginForm, draft)

/** Properties of each form in the modal: the draft, the callback that stores it, and the wanted path. */
export type LoginFormProperties = {
  readonly draft: LoginDraft
  readonly onTyped: (typed: Partial<LoginDraft>) => void
  readonly target: LoginTarget
}
