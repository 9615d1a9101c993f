import { t } from '@lingui/core/macro'
import type { Token } from '#contract/account/token.ts'
import { sayAfterReload } from '#device/later/said-later.ts'
import { enter } from '#session/session.ts'
import { takeWayBack } from '#session/way-back.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { closeLogin, type Wanted } from './login-dialogue.ts'

/**
 * Completes a login (docs/product.md#login): stores the session, closes the modal, then reloads the page or goes to the
 * wanted path, where a toast confirms the login. Shows a warning where the device could not store the session.
 */
export async function finishLogin(token: Token, said: 'entered' | 'registered', { path }: Wanted): Promise<void> {
  const isKept = await enter(token)
  closeLogin()
  // A reload would lose the session.
  if (!isKept) return void showToast({ kind: 'warning', words: t`Something went wrong.` })
  sayAfterReload(said)
  const next = path ?? takeWayBack(token.userId)
  if (next && next !== location.pathname + location.search) location.assign(next)
  else location.reload()
}
