import { useEffect, useState } from 'react'
import { useShopper } from './shopper.ts'

/**
 * Records of this device for the current shopper, as `read` returns them for a user id (empty for a guest); null while
 * loading. Read again when `watch` reports a change, and when the page becomes visible again, because another tab may
 * have written more. Both functions must be stable for the life of the hook.
 */
export function useOwnRecords<Records>(
  read: (userId: string) => Promise<Records>,
  watch: (listener: () => void) => () => void,
): Records | null {
  const userId = useShopper()?.userId ?? ''
  const [loaded, setLoaded] = useState<{ userId: string; records: Records } | null>(null)
  useEffect(() => {
    let isActive = true
    let last = 0
    const refresh = async () => {
      const turn = (last += 1)
      const records = await read(userId)
      // Ignores a read that a later one has overtaken.
      if (isActive && turn === last) setLoaded({ userId, records })
    }
    const refreshWhenVisible = () => document.visibilityState === 'visible' && void refresh()
    void refresh()
    const stop = watch(() => void refresh())
    document.addEventListener('visibilitychange', refreshWhenVisible)
    return () => {
      isActive = false
      stop()
      document.removeEventListener('visibilitychange', refreshWhenVisible)
    }
  }, [userId, read, watch])
  return loaded?.userId === userId ? loaded.records : null
}
