import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { setFlashMessage } from '#device/later/flash-message.ts'
import { useMarket } from '#device/market.ts'
import { useTitle } from '#shell/use-title.ts'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { finishExternalSignIn } from './external-sign-in.ts'
import { finishLogin } from './finish-login.ts'
import { targetOf } from './login-target.ts'
import styles from './register-screen.module.css'
import { signedInTitle } from './sign-in-titles.ts'

/**
 * Whether the hash was read. The page reads and clears the hash once on load, because its token must not stay in the
 * history.
 */
let isHandled = false

/** The page to which Google and Facebook redirect: signs the shopper in and returns to the page before. */
export function SignedInScreen() {
  const { i18n } = useLingui()
  const market = useMarket()
  useTitle(signedInTitle(i18n))
  useEffect(() => {
    if (isHandled) return
    isHandled = true
    const { hash } = location
    history.replaceState(history.state, '', location.pathname)
    void finishExternalSignIn(hash, market).then((returned) => {
      if ('token' in returned) return finishLogin(returned.token, 'entered', targetOf(returned))
      console.info(`Login failed: ${returned.reason}`)
      setFlashMessage('failed')
      location.replace(returned.path)
    })
  }, [market])
  return (
    <main id="content" className={styles.waiting} aria-busy="true">
      <h1>
        <Trans>Logging you in…</Trans>
      </h1>
      <ToastRegion />
    </main>
  )
}
