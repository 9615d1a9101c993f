import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { setContact, type UserInfo } from '#contract/account/user.ts'
import { CodeField, readMail, useCodeSending } from '#features/verification/index.ts'
import { answered, bodyFaults } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import styles from './account.module.css'
import { useAccountChanged } from './use-account.ts'
import { useSavedDraft } from './use-saved-draft.ts'

const draftSchema = v.object({ mail: v.string() })

/** Changes the email address, confirmed by a code sent to the new address. */
export function MailForm({ account, onDone }: { account: UserInfo; onDone: () => void }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const changed = useAccountChanged()
  const form = useForm({
    start: { mail: '', code: '' },
    check: (values) => bodyFaults(setContact.body, values),
    send: async (values) => answered(await command(setContact, { body: values })),
    onDone: (now) => {
      changed(now)
      showToast({ kind: 'success', words: t`Profile updated.` })
      onDone()
    },
  })
  useSavedDraft('contact-mail', draftSchema, form)
  const setCode = (code: string) => form.set('code', code)
  const sending = useCodeSending({
    field: 'mail',
    identity: readMail(form.values.mail),
    kind: 'mail',
    showErrors: form.showErrors,
    onCode: setCode,
  })
  return (
    <Form form={form} aria-label={t`Email`}>
      {account.mail && (
        <p className={styles.now}>
          <Trans>Now: {account.mail}</Trans>
        </p>
      )}
      <FormField
        form={form}
        name="mail"
        label={t`New email`}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
      />
      <CodeField
        value={form.values.code}
        error={form.errors['code']}
        onChange={setCode}
        sending={sending}
        field="mail"
      />
      <div className={styles.send}>
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Save email</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
