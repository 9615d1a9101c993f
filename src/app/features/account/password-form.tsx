import { Trans, useLingui } from '@lingui/react/macro'
import { setPassword, type UserInfo } from '../../../contract/account/user.ts'
import { command } from '../../data/shopper-queries.ts'
import { useHoldUpdates } from '../../data/unsaved-work.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { answered, bodyFaults } from '../../i18n/form-words.ts'
import { Form, FormField } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm } from '../../ui/use-form.ts'
import styles from './account.module.css'
import { OwnCode } from './own-code.tsx'
import { SendButton } from './send-button.tsx'
import { useAccountChanged } from './use-account.ts'

type Values = { oldPassword: string; code: string; password: string; again: string }

/** What is sent: the old password where there is one, else a code. */
const bodyOf = ({ oldPassword, code, password }: Values, hasPassword: boolean) => (hasPassword ? { oldPassword, password } : { code, password })

function faultsOf(values: Values, hasPassword: boolean): Record<string, string> {
  const again = values.again === '' ? 'PASSWORD_AGAIN_REQUIRED' : values.again !== values.password ? 'PASSWORD_MISMATCH' : null
  return { ...bodyFaults(setPassword.body, bodyOf(values, hasPassword)), ...(again ? { again: failureWords(again, '') } : {}) }
}

/** Another password by the old one; a first one by a code. Every other device is signed out by it. */
export function PasswordForm({ account, onDone }: { account: UserInfo; onDone: () => void }) {
  const { t } = useLingui()
  const { hasPassword } = account
  const changed = useAccountChanged()
  const form = useForm({
    start: { oldPassword: '', code: '', password: '', again: '' },
    check: (values: Values) => faultsOf(values, hasPassword),
    send: async (values) => answered(await command(setPassword, { body: bodyOf(values, hasPassword) })),
    onDone: () => {
      changed()
      showToast({ kind: 'success', words: t`Password updated.` })
      onDone()
    },
  })
  useHoldUpdates(form.isDirty)
  return (
    <Form form={form} aria-label={t`Password`}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={account.mail ?? account.mobile ?? ''} readOnly hidden />
      {hasPassword ? (
        <FormField form={form} name="oldPassword" label={t`Current password`} control={PasswordField} />
      ) : (
        <OwnCode account={account} value={form.values.code} error={form.errors['code']} onChange={(code) => form.set('code', code)} />
      )}
      <div className={styles.fields}>
        <FormField form={form} name="password" label={t`New password`} control={PasswordField} autoComplete="new-password" hint={t`At least 8 characters with a capital letter, a simple letter, a symbol and a number.`} />
        <FormField form={form} name="again" label={t`New password again`} control={PasswordField} autoComplete="new-password" />
      </div>
      <div className={styles.send}>
        <p className={styles.sentence}><Trans>Your other devices are signed out then.</Trans></p>
        <SendButton isSending={form.isSending}><Trans>Save password</Trans></SendButton>
      </div>
    </Form>
  )
}
