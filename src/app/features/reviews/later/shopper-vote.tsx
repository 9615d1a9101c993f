import type { Review } from '#contract/review.ts'
import { HelpfulChip } from '../helpful-chip.tsx'
import { useHelpful } from './use-helpful.ts'

/** The vote of the signed-in shopper on a review of a product. */
export function ShopperVote({ prodId, review }: { prodId: number; review: Review }) {
  const helpful = useHelpful(prodId)
  return <HelpfulChip {...helpful(review)} />
}
