import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Segmented } from '#ui/choice/segmented.tsx'
import { useKeepFocus } from '#ui/layout/keep-focus.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { brand } from '#words/brand.ts'
import { ExternalSignInButtons } from './external-sign-in-buttons.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginAside } from './login-aside.tsx'
import { type LoginDraft, saveLoginDraft } from './login-draft.ts'
import { forgetWanted, saveLoginTarget } from './login-target.ts'
import type { LoginTarget } from './open-login.ts'
import { PasswordForm } from './password-form.tsx'
import { QuickForm } from './quick-form.tsx'
import styles from './sign-in.module.css'

export type LoginModalProperties = { target: LoginTarget; draft: LoginDraft; onClose: () => void }

/**
 * The login modal (docs/product.md#login): quick login, password login, forgotten password, external sign-in, and a
 * link to the registration.
 */
export function LoginModal({ target, draft: start, onClose }: LoginModalProperties) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(start)
  const onTyped = (typed: Partial<LoginDraft>) => setDraft((before) => ({ ...before, ...typed }))
  useEffect(() => {
    if (draft !== start) saveLoginDraft(draft)
  }, [draft, start])
  const { mode } = draft
  // The links to the forgotten-password form and back disappear together with the form that contains them, so the focus
  // is moved.
  useKeepFocus(mode)
  const leads = {
    quick: t`No password needed, we will send you a code. If you are new, it also opens your account.`,
    password: t`Use your mobile number or email and your password.`,
    forgot: t`We will send you a code. Then you choose a new password.`,
  }
  const register = () => {
    saveLoginTarget(target)
    onClose()
  }
  const giveUp = () => {
    forgetWanted()
    onClose()
  }
  const forms = { draft, onTyped, target }
  return (
    <Sheet
      title={mode === 'forgot' ? t`Forgot password` : t`Log in to ${brand.name}`}
      size="wide"
      aside={<LoginAside />}
      onClose={giveUp}
    >
      <p className={styles.lead}>{leads[mode]}</p>
      {mode === 'forgot' ? (
        <ForgotForm {...forms} />
      ) : (
        <>
          <Segmented
            group="login"
            label={t`Login method`}
            chosen={mode}
            onChoose={(next) => onTyped({ mode: next })}
            tabs={[
              { id: 'quick', words: t`Quick login` },
              { id: 'password', words: t`Password` },
            ]}
          />
          <div className={styles.line}>
            <TabPanel group="login" id="quick" isChosen={mode === 'quick'}>
              {mode === 'quick' && <QuickForm {...forms} />}
            </TabPanel>
            <TabPanel group="login" id="password" isChosen={mode === 'password'}>
              {mode === 'password' && <PasswordForm {...forms} />}
            </TabPanel>
          </div>
          <ExternalSignInButtons target={target} />
          <p className={styles.newcomer}>
            <Trans>
              New here?{' '}
              <PageLink href="/Register" className={styles.link} onClick={register}>
                Create an account
              </PageLink>
            </Trans>
          </p>
        </>
      )}
    </Sheet>
  )
}
