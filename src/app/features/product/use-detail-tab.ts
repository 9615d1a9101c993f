import { useState } from 'react'

export type DetailTab = 'overview' | 'specs' | 'reviews'

/** Names in the document: the three parts together, and the reviews, to which the stars lead. */
export const detailsId = 'product-details'
export const reviewsId = 'product-reviews'

/** Which of the three parts the phone shows; the desktop shows all. `asked` counts how often somebody was led to the reviews. */
export function useDetailTab() {
  const [tab, setTab] = useState<DetailTab>('overview')
  const [asked, setAsked] = useState(0)
  const showReviews = () => {
    setTab('reviews')
    setAsked(asked + 1)
    document.getElementById(detailsId)?.scrollIntoView()
  }
  return { tab, setTab, showReviews, asked }
}
