import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

type Properties = Omit<ComponentProps<typeof Field>, 'type' | 'suffix'>

/**
 * A password, hidden until the shopper chooses to show it; `autoComplete="new-password"` for a new password. In a form:
 * `<FormField control={PasswordField} …>`.
 */
export function PasswordField({ autoComplete = 'current-password', ...field }: Properties) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.show}
      aria-pressed={isShown}
      aria-label={t`Show password`}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? t`Hide` : t`Show`}
    </button>
  )
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={toggle}
    />
  )
}
