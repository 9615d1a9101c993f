import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Review } from '#contract/review/review.ts'
import type { ReportReason } from '#contract/review/review-limits.ts'
import { useMarket } from '#device/market.ts'
import { serverNow } from '#device/server-clock.ts'
import { failureWords } from '#i18n/failure-words.ts'
import { reportReview } from '#offline/review/reviews.ts'
import { shopperNow } from '#session/shopper.ts'
import { useIsOffline } from '#sync/connection.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { Button } from '#ui/base/button.tsx'
import { ReasonChoice } from '#ui/choice/reason-choice.tsx'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'

type Properties = {
  review: Review
  onClose: () => void
  /** Called once the report is stored on the phone. */
  onReported: () => void
}

/** Asks for the reason, and reports a review to the mall, also without a network (docs/product.md#reviews). */
export function ReportSheet({ review, onClose, onReported }: Properties) {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const { regionId } = useMarket()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [isMissing, setMissing] = useState(false)
  const reasons: Readonly<Record<ReportReason, string>> = {
    SPAM: t`Advertising or spam`,
    OFFENSIVE: t`Offensive language or pictures`,
    WRONG_PRODUCT: t`About another product`,
    FALSE: t`False or misleading`,
    PERSONAL_DATA: t`Shows personal data`,
    OTHER: t`Other reason`,
  }
  const send = async () => {
    if (reason === null) return setMissing(true)
    const { prodCommId, isAnonymous, nickName } = review
    await reportReview({
      shopper: shopperNow()?.userId ?? '',
      regionId,
      at: Math.round(serverNow()),
      prodCommId,
      reason,
      author: isAnonymous === 1 ? '' : nickName,
    })
    onReported()
    onClose()
    showToast(
      isOffline
        ? { kind: 'queued', words: t`Your report will be sent when you're online.` }
        : { kind: 'success', words: t`Thank you. The shop will check this review.` },
    )
    await replayOutbox()
  }
  return (
    <Sheet
      title={t`Report this review`}
      onClose={onClose}
      footer={
        <Button kind="primary" isWide onClick={() => void send()}>
          <Trans>Report</Trans>
        </Button>
      }
    >
      <ReasonChoice
        legend={<Trans>Why are you reporting this review?</Trans>}
        reasons={reasons}
        chosen={reason}
        error={isMissing ? failureWords('REQUIRED', '') : null}
        onChoose={(one) => {
          setReason(one)
          setMissing(false)
        }}
      />
    </Sheet>
  )
}
