import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { updateHolds } from '#sync/later/unsaved-work.ts'
import { dismissToast, showToast } from '#ui/feedback/first/toast-store.ts'
import { acceptUpdate, updates } from './updates.ts'

/**
 * "A new version is ready" + Update: stays until the shopper responds, and is held back while a reload would lose
 * unsaved work (docs/design.md#update).
 */
export function UpdateToast() {
  const { t } = useLingui()
  const isReady = useSelector(updates) === 'ready'
  const mustWait = useSelector(updateHolds, (holds) => holds > 0)
  const words = t`A new version is ready`
  const answer = t`Update`
  useEffect(() => {
    if (!isReady || mustWait) return
    const id = showToast({ kind: 'update', words, action: { words: answer, onPress: acceptUpdate }, isSticky: true })
    return () => dismissToast(id)
  }, [isReady, mustWait, words, answer])
  return null
}
