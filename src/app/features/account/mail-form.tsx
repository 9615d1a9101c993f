import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { cleanMail } from '../../../contract/account/sign-in-rules.ts'
import { setContact, type UserInfo } from '../../../contract/account/user.ts'
import { command } from '../../data/shopper-queries.ts'
import { answered, bodyFaults } from '../../i18n/form-words.ts'
import { Form, FormField } from '../../ui/form.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm } from '../../ui/use-form.ts'
import styles from './account.module.css'
import { CodeStep } from './code-step.tsx'
import { SendButton } from './send-button.tsx'
import { useAccountChanged } from './use-account.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const kept = v.object({ mail: v.string() })

/** Another mail, by the code that is sent to it. */
export function MailForm({ account, onDone }: { account: UserInfo; onDone: () => void }) {
  const { t } = useLingui()
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
  useKeptDraft('contact-mail', kept, form)
  const { values: { mail, code }, errors } = form
  // The code is not asked for yet: only where it goes must be right.
  const isRight = () => {
    const isFine = bodyFaults(setContact.body, { mail, code: '000000' })['mail'] === undefined
    if (!isFine) void form.submit()
    return isFine
  }
  return (
    <Form form={form} aria-label={t`Email`}>
      {account.mail && <p className={styles.now}><Trans>Now: {account.mail}</Trans></p>}
      <FormField form={form} name="mail" label={t`New email`} type="email" inputMode="email" autoComplete="email" />
      <div className={styles.codeStep}><CodeStep goal={{ kind: 'mail', to: cleanMail(mail) }} value={code} error={errors['code']} onChange={(typed) => form.set('code', typed)} onBeforeSend={isRight} /></div>
      <div className={styles.send}><SendButton isSending={form.isSending}><Trans>Save email</Trans></SendButton></div>
    </Form>
  )
}
