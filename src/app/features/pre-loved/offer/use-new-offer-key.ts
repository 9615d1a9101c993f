import { useEffect, useState } from 'react'
import { readNewDrafts } from '../offers/new-drafts.ts'

/**
 * The key of the offer that a form without an address begins with: that of the new draft that was changed last, else a
 * new key. Null while the drafts are read.
 */
export function useNewOfferKey(userId: string): string | null {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    let isActive = true
    void readNewDrafts(userId).then(([draft]) => isActive && setKey(draft?.key ?? crypto.randomUUID()))
    return () => {
      isActive = false
    }
  }, [userId])
  return key
}
