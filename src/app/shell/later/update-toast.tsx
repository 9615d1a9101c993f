import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { isHeld, watchHold } from '#sync/unsaved-work.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-store.ts'
import { acceptUpdate, updates } from './updates.ts'

/** "A new version is ready" + Update: stays until it is answered, and waits while a reload would lose something (DESIGN.md, Update toast). */
export function UpdateToast() {
  const { t } = useLingui()
  const isReady = useSyncExternalStore(updates.subscribe, updates.now, () => 'none') === 'ready'
  const mustWait = useSyncExternalStore(watchHold, isHeld, () => false)
  const words = t`A new version is ready`
  const answer = t`Update`
  useEffect(() => {
    if (!isReady || mustWait) return
    const id = showToast({ kind: 'update', words, action: { words: answer, onPress: acceptUpdate }, stays: true })
    return () => dismissToast(id)
  }, [isReady, mustWait, words, answer])
  return null
}
