import { Trans, useLingui } from '@lingui/react/macro'
import type { ChatReportReason } from '#contract/chat/chat-limits.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { ReasonChoice } from '#ui/choice/reason-choice.tsx'

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
    <ReasonChoice
      legend={<Trans>Why are you reporting this conversation?</Trans>}
      reasons={reasons}
      chosen={reason}
      error={isMissing ? failureWords('REQUIRED', '') : null}
      onChoose={onChoose}
    />
  )
}
