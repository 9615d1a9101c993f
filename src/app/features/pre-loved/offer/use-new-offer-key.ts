import { useEffect, useState } from 'react'
import { readNewDrafts } from '../offers/new-drafts.ts'
import { useOwnOffers } from '../offers/use-own-offers.ts'

/**
 * The key of the offer that a form without an address begins with: that of the draft that was changed last and that the
 * mall does not know, else a new key. Null while the drafts and the own offers are read.
 */
export function useNewOfferKey(userId: string): string | null {
  const [key, setKey] = useState<string | null>(null)
  const offers = useOwnOffers()
  const isAwaited = key !== null || offers.state === 'loading'
  const known = offers.state === 'ready' ? offers.list.records : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen once, and kept while the form is open
  useEffect(() => {
    if (isAwaited) return
    let isActive = true
    void readNewDrafts(userId).then((drafts) => {
      const begun = drafts.find((draft) => known.every((offer) => offer.key !== draft.key))
      if (isActive) setKey(begun?.key ?? crypto.randomUUID())
    })
    return () => {
      isActive = false
    }
  }, [isAwaited, userId])
  return key
}
