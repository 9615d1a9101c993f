import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { passwordLogin } from '#contract/account/sign-in.ts'
import { identityFaults, usePhoneCode } from '#features/verification/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { ownDevice } from '#session/sign-in-traits.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ContactField, readContact } from './contact-field.tsx'
import { finishLogin } from './finish-login.ts'
import { passwordFaults } from './form-checks.ts'
import type { LoginFormProperties } from './login-draft.ts'
import styles from './sign-in.module.css'

type Values = { mobile: string; mail: string; password: string }

/** Login by password, with a mobile number or an email (docs/product.md#login). */
export function PasswordForm({ draft, onTyped, target }: LoginFormProperties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const phone = usePhoneCode()
  const { by } = draft
  const form = useForm({
    start: { mobile: draft.mobile, mail: draft.mail, password: '' },
    check: (values: Values) => ({
      ...identityFaults(by, readContact(by, values, phone.code)),
      ...passwordFaults(values.password),
    }),
    send: async (values) => {
      const contact = readContact(by, values, phone.code)
      if (contact.kind === 'fault') return { ok: false, fields: {}, words: failureWords(contact.code, '') }
      const given = { loginPassword: values.password, ...ownDevice() }
      const body = contact.kind === 'mobile' ? { userMobile: contact.to, ...given } : { userMail: contact.to, ...given }
      const sent = answered(await command(passwordLogin, { body }), {
        userMobile: 'mobile',
        userMail: 'mail',
        loginPassword: 'password',
      })
      if (sent.ok) await finishLogin(sent.value, 'entered', target)
      return sent
    },
    onDone: () => {},
  })
  const { mobile, mail } = form.values
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports what was typed, not a new callback
  useEffect(() => onTyped({ mobile, mail }), [mobile, mail])
  useHoldUpdates(form.isDirty)
  return (
    <Form form={form} aria-label={t`Password login`}>
      <ContactField form={form} by={by} onBy={(next) => onTyped({ by: next })} phone={phone} purpose="login" />
      <div className={styles.line}>
        <FormField form={form} name="password" label={t`Password`} control={PasswordField} />
      </div>
      <p className={styles.forgot}>
        <button type="button" className={styles.link} onClick={() => onTyped({ mode: 'forgot' })}>
          <Trans>Forgot password?</Trans>
        </button>
      </p>
      <div className={styles.submit}>
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Log in</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
