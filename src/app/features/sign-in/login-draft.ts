import * as v from 'valibot'
import { readDraft, saveDraft } from '#session/drafts.ts'
import type { LoginTarget } from './open-login.ts'

/** The input of the login modal that is stored: no password, no code. */
const shape = v.object({
  by: v.picklist(['mobile', 'mail']),
  who: v.string(),
  mobile: v.string(),
  mail: v.string(),
})
/** The input of the login modal, and its mode, which is quick login whenever the modal opens. */
export type LoginDraft = v.InferOutput<typeof shape> & { readonly mode: 'quick' | 'password' | 'forgot' }

/** The draft's name in drafts.ts. */
const loginForm = 'login'
const empty: LoginDraft = { mode: 'quick', by: 'mobile', who: '', mobile: '', mail: '' }

/** Reads the input from before the modal was closed or the page reloaded. */
export async function readLoginDraft(): Promise<LoginDraft> {
  const read = v.safeParse(shape, await readDraft(loginForm))
  return { ...empty, ...(read.success && read.output) }
}

/** Stores the input until a login succeeds. */
export const saveLoginDraft = ({ mode: _, ...input }: LoginDraft): void => void saveDraft(loginForm, input)

/** Properties of each form in the modal: the draft, the callback that stores it, and the wanted path. */
export type LoginFormProperties = {
  readonly draft: LoginDraft
  readonly onTyped: (typed: Partial<LoginDraft>) => void
  readonly target: LoginTarget
}
