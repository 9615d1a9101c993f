import { useEffect, useState } from 'react'
import { useShopper } from './shopper.ts'

/**
 * What this phone holds of this person, as `read` gives it of a user's id (empty for a guest); null while it is read.
 * Read again when `watch` tells of a change, and when the page is looked at again, for another tab may have said more.
 * Both are the same functions as long as the hook lives.
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
