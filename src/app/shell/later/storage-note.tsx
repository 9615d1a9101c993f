import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { showToast } from '#ui/feedback/first/toast-store.ts'
import { onFirstTrouble, type StorageTrouble } from './storage-trouble.ts'

/** Reports, at most once per start, that the device does not store data (docs/quality.md#storage). */
export function StorageNote() {
  const { t } = useLingui()
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null)
  useEffect(() => onFirstTrouble(setTrouble), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note appears once, in the language of that time
  useEffect(() => {
    if (trouble === 'full')
      showToast({
        kind: 'info',
        words: t`Your device is full. Saved pictures are removed first; saved pages stay.`,
        isSticky: true,
      })
    if (trouble === 'unavailable')
      showToast({
        kind: 'info',
        words: t`This browser isn't saving any data. Everything is lost when you close it.`,
        isSticky: true,
      })
    // Shown once: a change of language does not show the toast again.
  }, [trouble])
  return null
}
