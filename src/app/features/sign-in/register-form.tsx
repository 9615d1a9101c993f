import { Trans, useLingui } from '@lingui/react/macro'
import { CodeField, NewPasswordFields } from '#features/verification/index.ts'
import { useIsOffline } from '#sync/connection.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { ConsentField } from './consent-field.tsx'
import { ContactField } from './contact-field.tsx'
import type { RegisterDraft } from './register-draft.ts'
import styles from './sign-in.module.css'
import { useRegisterForm } from './use-register-form.ts'

/** The fields of a registration. */
export function RegisterForm({ start }: { start: RegisterDraft }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { form, by, setBy, phone, sending, setCode } = useRegisterForm(start)
  return (
    <Form form={form} aria-label={t`Create an account`}>
      <ContactField form={form} by={by} onBy={setBy} phone={phone} purpose="new" />
      <CodeField value={form.values.code} error={form.errors['code']} onChange={setCode} sending={sending} field={by} />
      <div className={styles.line}>
        <FormField form={form} name="nickName" label={t`Nickname`} autoComplete="nickname" maxLength={40} />
      </div>
      <NewPasswordFields form={form} />
      <div className={styles.line}>
        <FormField
          form={form}
          name="invite"
          label={t`Invitation code`}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
      </div>
      <ConsentField
        isGiven={form.values.consent}
        error={form.errors['consent']}
        onChange={(isGiven) => form.set('consent', isGiven)}
      />
      <div className={styles.submit}>
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Create an account</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
