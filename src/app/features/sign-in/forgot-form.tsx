import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { forgetPassword } from '#contract/account/sign-in.ts'
import {
  CodeField,
  codeFaults,
  identityFaults,
  NewPasswordFields,
  newPasswordFaults,
  useCodeSending,
  usePhoneCode,
} from '#features/verification/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Button } from '#ui/base/button.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ContactField, readContact } from './contact-field.tsx'
import type { LoginFormProperties } from './login-draft.ts'
import styles from './sign-in.module.css'

type Values = { mobile: string; mail: string; code: string; password: string; again: string }

/**
 * The form for a forgotten password: a code, then a new password; afterwards, and on Back, the password login again
 * (docs/product.md#login).
 */
export function ForgotForm({ draft, onTyped }: Omit<LoginFormProperties, 'target'>) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const phone = usePhoneCode()
  const { by } = draft
  const goBack = () => onTyped({ mode: 'password' })
  const form = useForm({
    start: { mobile: draft.mobile, mail: draft.mail, code: '', password: '', again: '' },
    check: (values: Values) => ({
      ...identityFaults(by, readContact(by, values, phone.code)),
      ...codeFaults(values.code),
      ...newPasswordFaults(values.password, values.again),
    }),
    send: async (values) => {
      const contact = readContact(by, values, phone.code)
      if (contact.kind === 'fault') return { ok: false, fields: {}, words: failureWords(contact.code, '') }
      const { code, password } = values
      return answered(
        await command(forgetPassword, {
          body:
            contact.kind === 'mobile' ? { code, password, mobile: contact.to } : { code, password, mail: contact.to },
        }),
      )
    },
    onDone: () => {
      showToast({ kind: 'success', words: t`Your password is reset. Log in with the new one.` })
      goBack()
    },
  })
  const { mobile, mail, code } = form.values
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports what was typed, not a new callback
  useEffect(() => onTyped({ mobile, mail }), [mobile, mail])
  useHoldUpdates(form.isDirty)
  const setCode = (next: string) => form.set('code', next)
  const sending = useCodeSending({
    field: by,
    identity: readContact(by, form.values, phone.code),
    kind: by,
    showErrors: form.showErrors,
    onCode: setCode,
  })
  return (
    <Form form={form} aria-label={t`Forgot password`}>
      <ContactField form={form} by={by} onBy={(next) => onTyped({ by: next })} phone={phone} purpose="login" />
      <CodeField value={code} error={form.errors['code']} onChange={setCode} sending={sending} field={by} />
      <NewPasswordFields form={form} />
      <div className={styles.submit}>
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Reset password</Trans>
        </SubmitButton>
      </div>
      <Button kind="text" isWide onClick={goBack}>
        <Trans>Back to login</Trans>
      </Button>
    </Form>
  )
}
