import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserInfo } from '#contract/account/user.ts'
import { CodeField, type Identity, useCodeSending } from '#features/verification/index.ts'
import { Radio } from '#ui/choice/choice.tsx'
import type { FormState } from '#ui/form/use-form.ts'
import styles from './account.module.css'
import { maskedMail, maskedMobile } from './shown-mobile.ts'

type Properties = { account: UserInfo; form: FormState<{ code: string }> }

/** Sends a code to the shopper's own email or mobile number. A shopper with both chooses one. */
export function OwnCode({ account: { mail, mobile }, form }: Properties) {
  const targets: Identity[] = [
    ...(mail ? [{ kind: 'mail', to: mail, shown: maskedMail(mail) } as const] : []),
    ...(mobile ? [{ kind: 'mobile', to: mobile, shown: maskedMobile(mobile) } as const] : []),
  ]
  const [chosen, setChosen] = useState(0)
  const target = targets[chosen]
  if (!target)
    return (
      <p>
        <Trans>Add an email or mobile number first. We'll send the code there.</Trans>
      </p>
    )
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Verification code</Trans>
      </legend>
      {targets.length > 1 ? (
        targets.map((one, index) => (
          <Radio key={one.kind} name="code-goal" checked={index === chosen} onChange={() => setChosen(index)}>
            {one.shown}
          </Radio>
        ))
      ) : (
        <p className={styles.sentence}>
          <Trans>We'll send it to {target.shown}.</Trans>
        </p>
      )}
      <CodeTo key={target.kind} target={target} form={form} />
    </fieldset>
  )
}

function CodeTo({ target, form }: { target: Identity; form: Properties['form'] }) {
  const setCode = (code: string) => form.set('code', code)
  const sending = useCodeSending({
    field: 'code',
    identity: target,
    kind: target.kind,
    showErrors: form.showErrors,
    onCode: setCode,
  })
  return <CodeField value={form.values.code} error={form.errors['code']} onChange={setCode} sending={sending} />
}
