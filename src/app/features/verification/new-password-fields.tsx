import { useLingui } from '@lingui/react/macro'
import { FormField } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import type { FormState } from '#ui/form/use-form.ts'
import styles from './new-password-fields.module.css'

/** A new password and its repetition, with the rule below (docs/product.md#validation). */
export function NewPasswordFields({ form }: { form: FormState<{ password: string; again: string }> }) {
  const { t } = useLingui()
  return (
    <div className={styles.fields}>
      <FormField
        form={form}
        name="password"
        label={t`New password`}
        control={PasswordField}
        autoComplete="new-password"
        hint={t`At least 8 characters with a capital letter, a simple letter, a symbol and a number.`}
      />
      <FormField
        form={form}
        name="again"
        label={t`Confirm password`}
        control={PasswordField}
        autoComplete="new-password"
      />
    </div>
  )
}
