import { t } from '@lingui/core/macro'
import type { Token } from '#contract/account/token.ts'
import { sayAfterReload } from '#device/said-later.ts'
import { enter } from '#session/session.ts'
import { takeWayBack } from '#session/way-back.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { closeLogin, type Wanted } from './login-dialogue.ts'

/**
 * Somebody has signed in (docs/product.md#login): the session is saved, the modal closes, the page reloads where it is,
 * or goes where somebody wanted to be, and says so then. A phone that would not keep the session is told of.
 */
export async function finishLogin(token: Token, said: 'entered' | 'registered', { path }: Wanted): Promise<void> {
  const isKept = await enter(token)
  closeLogin()
  // A reload would throw the shopper out again.
  if (!isKept) return void showToast({ kind: 'warning', words: t`Something went wrong.` })
  sayAfterReload(said)
  const next = path ?? takeWayBack(token.userId)
  if (next && next !== location.pathname + location.search) location.assign(next)
  else location.reload()
}
