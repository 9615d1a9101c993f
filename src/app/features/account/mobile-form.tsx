import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { setContact, type UserInfo } from '#contract/account/user.ts'
import {
  CodeField,
  codeFaults,
  identityFaults,
  PhoneCodeButton,
  readMobileNumber,
  useCodeSending,
  usePhoneCode,
} from '#features/verification/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import styles from './account.module.css'
import { shownMobile } from './shown-mobile.ts'
import { useAccountChanged } from './use-account.ts'
import { useSavedDraft } from './use-saved-draft.ts'

const draftSchema = v.object({ mobile: v.string() })

/** Changes the mobile number, confirmed by a code sent to the new number. */
export function MobileForm({ account, onDone }: { account: UserInfo; onDone: () => void }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const changed = useAccountChanged()
  const phone = usePhoneCode()
  const form = useForm({
    start: { mobile: '', code: '' },
    check: ({ mobile, code }) => ({
      ...identityFaults('mobile', readMobileNumber(mobile, phone.code)),
      ...codeFaults(code),
    }),
    send: async ({ mobile, code }) => {
      const contact = readMobileNumber(mobile, phone.code)
      if (contact.kind === 'fault') return { ok: false, fields: {}, words: failureWords(contact.code, '') }
      return answered(await command(setContact, { body: { mobile: contact.to, code } }))
    },
    onDone: (now) => {
      changed(now)
      showToast({ kind: 'success', words: t`Profile updated.` })
      onDone()
    },
  })
  useSavedDraft('contact-mobile', draftSchema, form)
  const setCode = (code: string) => form.set('code', code)
  const sending = useCodeSending({
    field: 'mobile',
    identity: readMobileNumber(form.values.mobile, phone.code),
    kind: 'mobile',
    showErrors: form.showErrors,
    onCode: setCode,
  })
  return (
    <Form form={form} aria-label={t`Mobile number`}>
      {account.mobile && (
        <p className={styles.now}>
          <Trans>Now: {shownMobile(account.mobile)}</Trans>
        </p>
      )}
      <FormField
        form={form}
        name="mobile"
        label={t`New mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={<PhoneCodeButton phone={phone} />}
      />
      <CodeField
        value={form.values.code}
        error={form.errors['code']}
        onChange={setCode}
        sending={sending}
        field="mobile"
      />
      <div className={styles.send}>
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Save number</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
