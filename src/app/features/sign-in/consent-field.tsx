import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useMarket } from '#device/market.ts'
import { policySuffix } from '#shell/policy-suffix.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Checkbox } from '#ui/choice/choice.tsx'
import type { PagePath } from '#ui/layout/page-path.ts'
import styles from './register-screen.module.css'
import forms from './sign-in.module.css'

/** The checkbox for consent to the agreements, which open beside the registration. */
export function ConsentField({
  isGiven,
  error,
  onChange,
}: {
  isGiven: boolean
  error: string | undefined
  onChange: (isGiven: boolean) => void
}) {
  const id = useId()
  const { lang } = useMarket()
  const policy = (name: string) => ({
    href: `/policies/${name}/${policySuffix(lang)}` satisfies PagePath,
    target: '_blank',
    rel: 'noopener',
    className: forms.link,
  })
  return (
    <div className={styles.consent}>
      <Checkbox
        name="consent"
        checked={isGiven}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error !== undefined ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        <Trans>
          I agree to the <a {...policy('service-agreement')}>service agreement</a> and the{' '}
          <a {...policy('privacy-agreement')}>privacy agreement</a>.
        </Trans>
      </Checkbox>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          <Icon name="warning-circle-fill" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
