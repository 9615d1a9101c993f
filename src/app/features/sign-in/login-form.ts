import type { Wanted } from './login-dialogue.ts'
import type { LoginDraft } from './login-draft.ts'

/** Properties of each form in the modal: the draft, the callback that stores it, and the wanted path. */
export type LoginFormProperties = {
  readonly draft: LoginDraft
  readonly onTyped: (typed: Partial<LoginDraft>) => void
  readonly wanted: Wanted
}
