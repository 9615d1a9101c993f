import { useState } from 'react'
import { useEntryState } from '#shell/use-entry-state.ts'

export type DetailTab = 'overview' | 'specs' | 'reviews'

/** Element ids: of the three parts together, and of the reviews, to which the stars link. */
export const detailsId = 'product-details'
export const reviewsId = 'product-reviews'

/**
 * The part shown on the phone, of three; the desktop shows all. Back from another page opens the same part. `asked` counts the jumps to the
 * reviews.
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
