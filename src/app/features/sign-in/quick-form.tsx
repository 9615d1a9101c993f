import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { quickLogin } from '#contract/account/sign-in.ts'
import { useMarket } from '#device/market.ts'
import {
  CodeField,
  codeFaults,
  identityFaults,
  isPhoneLike,
  PhoneCodeButton,
  readMobileOrMail,
  useCodeSending,
  usePhoneCode,
} from '#features/verification/index.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { command } from '#session/shopper-queries.ts'
import { newcomerTraits } from '#session/sign-in-traits.ts'
import { useIsOffline } from '#sync/connection.ts'
import { useHoldUpdates } from '#sync/later/unsaved-work.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Form, FormField } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { finishLogin } from './finish-login.ts'
import { InviteLine } from './invite-line.tsx'
import type { LoginFormProperties } from './login-draft.ts'
import styles from './sign-in.module.css'

type Values = { who: string; code: string }

/**
 * Quick login (docs/product.md#login): one field for a mobile number or an email, and a code. Creates the account where
 * none exists.
 */
export function QuickForm({ draft, onTyped, target }: LoginFormProperties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { regionId, lang } = useMarket()
  const phone = usePhoneCode()
  const identity = ({ who }: Values) => readMobileOrMail(who, phone.code)
  const form = useForm({
    start: { who: draft.who, code: '' },
    check: (values: Values) => ({ ...identityFaults('who', identity(values)), ...codeFaults(values.code) }),
    send: async (values) => {
      const who = identity(values)
      if (who.kind === 'fault') return { ok: false, fields: {}, words: failureWords(who.code, '') }
      const given = { loginId: who.to, code: values.code, region: regionId, lang, ...newcomerTraits() }
      const body = who.kind === 'mobile' ? { ...given, loginType: 0 as const } : { ...given, loginType: 1 as const }
      const sent = answered(await command(quickLogin, { body }), { loginId: 'who' })
      if (sent.ok) await finishLogin(sent.value, 'entered', target)
      return sent
    },
    onDone: () => {},
  })
  const { who: typed, code } = form.values
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports what was typed, not a new callback
  useEffect(() => onTyped({ who: typed }), [typed])
  useHoldUpdates(form.isDirty)
  const isNumber = isPhoneLike(typed)
  const who = identity(form.values)
  const setCode = (next: string) => form.set('code', next)
  const sending = useCodeSending({
    field: 'who',
    identity: who,
    kind: isNumber ? 'mobile' : 'mail',
    showErrors: form.showErrors,
    onCode: setCode,
  })
  return (
    <Form form={form} aria-label={t`Quick login`}>
      <FormField
        form={form}
        name="who"
        label={t`Mobile or email`}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        prefix={isNumber && <PhoneCodeButton phone={phone} />}
        suffix={
          who.kind !== 'fault' && (
            <span className={styles.good}>
              <Icon name="check-circle-fill" />
            </span>
          )
        }
      />
      <CodeField value={code} error={form.errors['code']} onChange={setCode} sending={sending} field="who" />
      <InviteLine />
      <div className={styles.submit}>
        <SubmitButton isSending={form.isSending} isOffline={isOffline}>
          <Trans>Log in</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
