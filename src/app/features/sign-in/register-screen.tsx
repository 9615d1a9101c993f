import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Mark } from '#shell/mark.tsx'
import { useTitle } from '#shell/use-title.ts'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { brand } from '#words/brand.ts'
import { openLogin } from './open-login.ts'
import { emptyRegisterDraft, type RegisterDraft, readRegisterDraft } from './register-draft.ts'
import { RegisterForm } from './register-form.tsx'
import styles from './register-screen.module.css'
import forms from './sign-in.module.css'
import { registerTitle } from './sign-in-titles.ts'

/** `/Register`, outside of the layout (docs/product.md#register). Input from an earlier visit is restored. */
export function RegisterScreen() {
  const { t, i18n } = useLingui()
  const { history } = useRouter()
  const [kept, setKept] = useState<RegisterDraft | null>(null)
  useTitle(registerTitle(i18n))
  useEffect(() => void readRegisterDraft().then((draft) => draft && setKept(draft)), [])
  const login = () => {
    if (history.canGoBack()) history.back()
    else history.push('/')
    openLogin()
  }
  return (
    <div className={styles.canvas}>
      <header className={styles.head}>
        <PageLink href="/" className={styles.logo} aria-label={t`${brand.name}, home`}>
          <Mark />
          <span aria-hidden="true">{brand.wordmark}</span>
        </PageLink>
      </header>
      <main id="content" tabIndex={-1} className={styles.card}>
        <h1>
          <Trans>Create an account</Trans>
        </h1>
        <p className={forms.lead}>
          <Trans>
            Have an account?{' '}
            <button type="button" className={forms.link} onClick={login}>
              Log in
            </button>
          </Trans>
        </p>
        <RegisterForm key={kept ? 'kept' : 'new'} start={kept ?? emptyRegisterDraft} />
      </main>
      <ToastRegion />
    </div>
  )
}
