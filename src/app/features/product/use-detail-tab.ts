import { useState } from 'react'

export type DetailTab = 'overview' | 'specs' | 'reviews'

/** Names in the document: the three parts together, and the reviews, to which the stars lead. */
export const detailsId = 'product-details'
export const reviewsId = 'product-reviews'

/** Which of the three parts the phone shows; the desktop shows all. */
export function useDetailTab() {
  const [tab, setTab] = useState<DetailTab>('overview')
  const showReviews = () => {
    setTab('reviews')
    // After the part has been shown.
    requestAnimationFrame(() => {
      document.getElementById(detailsId)?.scrollIntoView()
      document.getElementById(reviewsId)?.focus({ preventScroll: true })
    })
  }
  return { tab, setTab, showReviews }
}
