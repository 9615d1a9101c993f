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
  const [loaded, setLoaded] = useState<{ userId: string; records: readonly One[] } | null>(null)
  useEffect(() => {
    let isActive = true
    const refresh = () => void read(userId).then((records) => isActive && setLoaded({ userId, records }))
    const refreshWhenVisible = () => document.visibilityState === 'visible' && refresh()
    refresh()
    const stop = watch(refresh)
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      isActive = false
      stop()
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [userId, read, watch])
  return loaded?.userId === userId ? loaded.records : null
}
