import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { showToast } from '#ui/feedback/toast-store.ts'
import { onFirstTrouble, type StorageTrouble } from './storage-trouble.ts'

/** Tells once a start, and never more, that the phone does not keep what it should (quality.md §2, Storage). */
export function StorageNote() {
  const { t } = useLingui()
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null)
  useEffect(() => onFirstTrouble(setTrouble), [])
  useEffect(() => {
    if (trouble === 'full')
      showToast({
        kind: 'info',
        words: t`This phone is full. Pictures make room first; your saved pages stay.`,
        stays: true,
      })
    if (trouble === 'unavailable')
      showToast({
        kind: 'info',
        words: t`This browser keeps nothing here. What you see is gone when you close it.`,
        stays: true,
      })
    // Once: another language alone is no reason to say it again.
  }, [trouble])
  return null
}
