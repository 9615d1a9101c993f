import { t } from '@lingui/core/macro'
import type { Token } from '#contract/account/token.ts'
import { setFlashMessage } from '#device/later/flash-message.ts'
import { takeReturnPath } from '#session/return-path.ts'
import { enter } from '#session/session.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { closeLogin, type LoginTarget } from './login-dialogue.ts'

/**
 * Completes a login (docs/product.md#login): stores the session, closes the modal, then reloads the page or goes to the
 * wanted path, where a toast confirms the login. Shows a warning where the device could not store the session.
 */
export async function finishLogin(
  token: Token,
  message: 'entered' | 'registered',
  { path }: LoginTarget,
): Promise<void> {
  const isStored = await enter(token)
  closeLogin()
  // A reload would lose the session.
  if (!isStored) return void showToast({ kind: 'warning', words: t`Something went wrong.` })
  setFlashMessage(message)
  const next = path ?? takeReturnPath(token.userId)
  if (next && next !== location.pathname + location.search) location.assign(next)
  else location.reload()
}
