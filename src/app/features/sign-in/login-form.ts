import type { Wanted } from './login-dialogue.ts'
import type { LoginDraft } from './login-draft.ts'

/** What each form of the modal is given: what was typed before, who keeps it, and what is gone on with. */
export type LoginFormProperties = {
  readonly draft: LoginDraft
  readonly onTyped: (typed: Partial<LoginDraft>) => void
  readonly wanted: Wanted
}
