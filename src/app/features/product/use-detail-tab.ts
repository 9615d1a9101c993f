import { useState } from 'react'
import { useEntryState } from '#shell/use-entry-state.ts'

export type DetailTab = 'overview' | 'specs' | 'reviews'

/** Element ids: of the three parts together, and of the reviews, to which the stars link. */
export const detailsId = 'product-details'
export const reviewsId = 'product-reviews'

/**
 * Hook: which of the three parts of the details the phone shows; the desktop shows all. Going back to the page opens
 * the same part. `asked` counts the jumps to the reviews.
 */
export function useDetailTab() {
  const [tab, setTab] = useEntryState<DetailTab>('tab', 'overview')
  const [asked, setAsked] = useState(0)
  const showReviews = () => {
    setTab('reviews')
    setAsked(asked + 1)
    document.getElementById(detailsId)?.scrollIntoView()
  }
  return { tab, setTab, showReviews, asked }
}
