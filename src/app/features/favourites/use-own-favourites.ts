import { useEffect, useState } from 'react'
import { readFavourites, watchFavourites, type Favourite } from '../../../offline/favourites.ts'
import { useShopper } from '../../data/shopper.ts'

/**
 * What this person said on this phone, the newest first; null while it is read. Where somebody has just signed in, what
 * was kept as a guest counts as theirs until it is joined. Read again when another tab may have said more.
 */
export function useOwnFavourites(): readonly Favourite[] | null {
  const userId = useShopper()?.userId ?? ''
  const [read, setRead] = useState<{ userId: string; own: readonly Favourite[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    const look = () => void readAll(userId).then((own) => isWanted && setRead({ userId, own }))
    const lookAgain = () => document.visibilityState === 'visible' && look()
    look()
    const stop = watchFavourites(look)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isWanted = false
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [userId])
  return read?.userId === userId ? read.own : null
}

async function readAll(userId: string): Promise<Favourite[]> {
  const own = await readFavourites(userId)
  if (userId === '') return own
  const guests = (await readFavourites('')).filter((one) => one.isKept && !own.some(({ kind, id }) => kind === one.kind && id === one.id))
  return [...own, ...guests].sort((a, b) => b.at - a.at)
}
