import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { sayAfterReload } from '#device/later/said-later.ts'
import { usePlace } from '#device/place.ts'
import { useTitle } from '#shell/use-title.ts'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { finishLogin } from './finish-login.ts'
import { returnFromOutside } from './outside-sign-in.ts'
import styles from './register-screen.module.css'
import { signedInTitle } from './sign-in-titles.ts'

/**
 * Whether the hash was read. The page reads and clears the hash once on load, because its token must not stay in the
 * history.
 */
let isTaken = false

/** The page to which Google and Facebook redirect: signs the shopper in and returns to the page before. */
export function SignedInScreen() {
  const { i18n } = useLingui()
  const place = usePlace()
  useTitle(signedInTitle(i18n))
  useEffect(() => {
    if (isTaken) return
    isTaken = true
    const { hash } = location
    history.replaceState(history.state, '', location.pathname)
    void returnFromOutside(hash, place).then((returned) => {
      if ('token' in returned) return finishLogin(returned.token, 'entered', { path: returned.path })
      console.info(`Login failed: ${returned.why}`)
      sayAfterReload('failed')
      location.replace(returned.path)
    })
  }, [place])
  return (
    <main id="content" className={styles.waiting} aria-busy="true">
      <h1>
        <Trans>Logging you in…</Trans>
      </h1>
      <ToastRegion />
    </main>
  )
}
