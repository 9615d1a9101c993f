import { useEffect, useState } from 'react'
import { useShopper } from './shopper.ts'

/**
 * Records of this device for the current shopper, as `read` returns them for a user id (empty for a guest); null while
 * loading. Read again when `watch` reports a change, and when the page becomes visible again, because another tab may
 * have written more. Both functions must be stable for the life of the hook.
 */
export function useOwnRecords<One>(
  read: (userId: string) => Promise<readonly One[]>,
  watch: (listener: () => void) => () => void,
): readonly One[] | null {
  const userId = useShopper()?.userId ?? ''
  const [held, setHeld] = useState<{ userId: string; records: readonly One[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    const look = () => void read(userId).then((records) => isWanted && setHeld({ userId, records }))
    const lookAgain = () => document.visibilityState === 'visible' && look()
    look()
    const stop = watch(look)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isWanted = false
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [userId, read, watch])
  return held?.userId === userId ? held.records : null
}
