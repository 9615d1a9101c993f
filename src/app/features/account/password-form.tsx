import { Trans, useLingui } from '@lingui/react/macro'
import { setPassword, type UserInfo } from '#contract/account/user.ts'
import { NewPasswordFields, newPasswordFaults } from '#features/verification/index.ts'
import { answered, bodyFaults } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Form, FormField } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import styles from './account.module.css'
import { OwnCode } from './own-code.tsx'
import { useAccountChanged } from './use-account.ts'

type Values = { oldPassword: string; code: string; password: string; again: string }

/** The request body: the old password if the account has a password, otherwise a code. */
const bodyOf = ({ oldPassword, code, password }: Values, hasPassword: boolean) =>
  hasPassword ? { oldPassword, password } : { code, password }

/**
 * Changes the password, confirmed by the old one; a first password is confirmed by a code. The server signs out every
 * other device.
 */
export function PasswordForm({ account, onDone }: { account: UserInfo; onDone: () => void }) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { hasPassword } = account
  const changed = useAccountChanged()
  const form = useForm({
    start: { oldPassword: '', code: '', password: '', again: '' },
    check: (values: Values) => ({
      ...bodyFaults(setPassword.body, bodyOf(values, hasPassword)),
      ...newPasswordFaults(values.password, values.again),
    }),
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
      {/* Lets a password manager match the new password to the account. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={account.mail ?? account.mobile ?? ''}
        readOnly
        hidden
      />
      {hasPassword ? (
        <FormField form={form} name="oldPassword" label={t`Current password`} control={PasswordField} />
      ) : (
        <OwnCode account={account} form={form} />
      )}
      <NewPasswordFields form={form} />
      <div className={styles.send}>
        <p className={styles.sentence}>
          <Trans>Your other devices will be logged out.</Trans>
        </p>
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Save password</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
