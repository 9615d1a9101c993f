import { useEffect } from 'react'
import type { Review } from '#contract/review/review.ts'
import { HelpfulChip } from '../helpful-chip.tsx'
import { takeWantedVote } from '../wanted-vote.ts'
import { useHelpful } from './use-helpful.ts'

/** The vote of the signed-in shopper on a review of a product; a vote that was given as a guest continues. */
export function ShopperVote({ prodId, review }: { prodId: number; review: Review }) {
  const { isKnown, helpfulOf } = useHelpful(prodId)
  const helpful = helpfulOf(review)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the vote continues once, when the shopper's votes are known
  useEffect(() => {
    if (isKnown && takeWantedVote(review.prodCommId) && !helpful.isHelpful) helpful.vote()
  }, [isKnown])
  return <HelpfulChip {...helpful} />
}
