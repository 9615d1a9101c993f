import { Suspense } from 'react'
import type { Review } from '#contract/review/review.ts'
import { openLogin } from '#features/sign-in/index.ts'
import { useShopper } from '#session/shopper.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import { HelpfulChip } from './helpful-chip.tsx'
import { saveWantedVote } from './wanted-vote.ts'

const ShopperVote = lazyPart(() =>
  import('./later/shopper-vote.tsx').then(({ ShopperVote }) => ({ default: ShopperVote })),
)

/**
 * The button "Helpful" of a review. A guest, who loads none of the code of votes, is asked to log in, and then
 * the vote continues.
 */
export function HelpfulButton({ prodId, review }: { prodId: number; review: Review }) {
  const shopper = useShopper()
  const chip = (vote: () => void) => (
    <HelpfulChip isHelpful={false} count={review.helpful} isWaiting={false} vote={vote} />
  )
  if (!shopper)
    return chip(() => {
      saveWantedVote(review.prodCommId)
      openLogin()
    })
  return (
    <Suspense fallback={chip(() => undefined)}>
      <ShopperVote prodId={prodId} review={review} />
    </Suspense>
  )
}
