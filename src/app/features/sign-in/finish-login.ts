import { t } from '@lingui/core/macro'
import { apiBase } from '#cache/answer.ts'
import type { Token } from '#contract/account/token.ts'
import { watchSku } from '#contract/push/push-watch.ts'
import { regionOfPage } from '#device/device-choices.ts'
import { setFlashMessage } from '#device/later/flash-message.ts'
import { call } from '#offline/call.ts'
import { takeReturnPath } from '#session/return-path.ts'
import { enter } from '#session/session.ts'
import { forgetInvite } from '#session/sign-in-traits.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { closeLogin, type LoginTarget } from './open-login.ts'

/**
 * Completes a login (docs/product.md#login): stores the session, closes the modal, then reloads the page or goes to the
 * wanted path, where a toast confirms the login. Shows a warning where the device could not store the session.
 */
export async function finishLogin(
  token: Token,
  message: 'entered' | 'registered',
  { path, watch }: LoginTarget,
): Promise<void> {
  const isStored = await enter(token)
  closeLogin()
  // The account is made, or was there before.
  forgetInvite()
  // A reload would lose the session.
  if (!isStored) return void showToast({ kind: 'warning', words: t`Something went wrong.` })
  if (watch !== undefined) await watchAfterLogin(token, watch)
  setFlashMessage(message)
  const next = path ?? takeReturnPath(token.userId)
  if (next && next !== location.pathname + location.search) location.assign(next)
  else location.reload()
}

/**
 * Watches the variant whose "Notify me" led to the login (docs/product.md#notify-me). After a failure the button still
 * offers the watch.
 */
async function watchAfterLogin({ access_token: token }: Token, skuId: number): Promise<void> {
  const body = { skuId, regionId: regionOfPage() ?? 0, kind: 'stock' } as const
  await call(watchSku, {}, { base: apiBase, body, token })
}
