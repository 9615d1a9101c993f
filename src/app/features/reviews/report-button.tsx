import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { Review } from '#contract/review/review.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { withWords } from '#i18n/with-words.ts'
import { useShopper } from '#session/shopper.ts'
import { Button } from '#ui/base/button.tsx'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'

const fetchReport = () => withWords(import('./report-sheet.tsx')).then(({ ReportSheet }) => ({ default: ReportSheet }))
const ReportSheet = lazyPart(fetchReport)

/** Opens the dialog that reports a review to the mall, once. A guest is asked to log in. */
export function ReportButton({ review }: { review: Review }) {
  const isGuest = useShopper() === null
  const { isOpen, close, trigger } = useSheetOpening(fetchReport)
  const [isReported, setReported] = useState(false)
  if (isGuest)
    return (
      <Button kind="text" size="small" onClick={() => openLogin()}>
        <Trans>Report</Trans>
      </Button>
    )
  return (
    <>
      <Button kind="text" size="small" isDisabled={isReported} {...(isReported ? {} : trigger)}>
        {isReported ? <Trans>Reported</Trans> : <Trans>Report</Trans>}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportSheet review={review} onClose={close} onReported={() => setReported(true)} />
        </Suspense>
      )}
    </>
  )
}
