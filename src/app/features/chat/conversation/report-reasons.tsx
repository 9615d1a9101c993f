import { Trans, useLingui } from '@lingui/react/macro'
import { type ChatReportReason, chatReportReasons } from '#contract/chat/chat-limits.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { Radio } from '#ui/choice/choice.tsx'
import styles from './report-reasons.module.css'

type Properties = {
  reason: ChatReportReason | null
  isMissing: boolean
  onChoose: (reason: ChatReportReason) => void
}

/** The reasons to report a conversation. */
export function ReportReasons({ reason, isMissing, onChoose }: Properties) {
  const { t } = useLingui()
  const reasons: Readonly<Record<ChatReportReason, string>> = {
    SPAM: t`Advertising or spam`,
    OFFENSIVE: t`Offensive language or pictures`,
    FRAUD: t`Fraud, or payment outside the app`,
    PERSONAL_DATA: t`Asks for personal data`,
    OTHER: t`Other reason`,
  }
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>
        <Trans>Why are you reporting this conversation?</Trans>
      </legend>
      {isMissing && (
        <p role="alert" className={styles.error}>
          {failureWords('REQUIRED', '')}
        </p>
      )}
      {chatReportReasons.map((one) => (
        <Radio
          key={one}
          name="reason"
          checked={reason === one}
          aria-invalid={isMissing || undefined}
          onChange={() => onChoose(one)}
        >
          {reasons[one]}
        </Radio>
      ))}
    </fieldset>
  )
}
