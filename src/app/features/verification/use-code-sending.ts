import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { sendMail, sendSms } from '#contract/account/sign-in.ts'
import { useMarket } from '#device/market.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { answered } from '#i18n/form-words.ts'
import { type CodeButton, useCodeButton } from '#session/send-code-countdown.ts'
import { command } from '#session/shopper-queries.ts'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import type { Identity, ReadIdentity } from './identity.ts'
import { readCodeOfSms } from './sms-code.ts'

type Options = {
  /** Name of the field with the code's recipient. */
  field: string
  /** The recipient in that field. */
  identity: ReadIdentity
  kind: 'mail' | 'mobile'
  showErrors: (faults: Readonly<Record<string, string>>) => void
  /** Called with the code that the browser has read from the SMS, and with an empty code when another code was sent. */
  onCode: (code: string) => void
}
export type CodeSending = { readonly resend: CodeButton; readonly sentTo: Identity | null }

/**
 * Sends codes for one form: an error of the recipient is shown at its field, every other error as a toast
 * (docs/product.md#codes, docs/product.md#messages).
 */
export function useCodeSending({ field, identity, kind, showErrors, onCode }: Options): CodeSending {
  const { t } = useLingui()
  const { lang } = useMarket()
  const [sentTo, setSentTo] = useState<Identity | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one reader for each code that was sent
  useEffect(() => (sentTo?.kind === 'mobile' ? readCodeOfSms(onCode) : undefined), [sentTo])
  const resend = useCodeButton(kind, async () => {
    if (identity.kind === 'fault') {
      showErrors({ [field]: failureWords(identity.code, '') })
      return false
    }
    const outcome =
      identity.kind === 'mail'
        ? await command(sendMail, { body: { mail: identity.to, lang } })
        : await command(sendSms, { body: { mobile: identity.to, lang } })
    const sent = answered(outcome, { mail: field, mobile: field })
    if (sent.ok) {
      setSentTo(identity)
      // The field forgets an earlier code, with its error.
      onCode('')
      showToast({ kind: 'success', words: t`Code sent.` })
    } else if (sent.fields[field]) showErrors(sent.fields)
    else showToast({ kind: 'error', words: sent.words })
    return sent.ok
  })
  return { resend, sentTo: sentTo?.kind === kind ? sentTo : null }
}
