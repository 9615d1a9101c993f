import { useEffect, useMemo, useState } from 'react'
import { ownTimeZone } from '../../../offline/call.ts'
import { readFootprint, watchFootprint } from '../../../offline/footprint.ts'
import { usePlace } from '../../data/place.ts'
import { daysOf, type FootprintDay } from './footprint-days.ts'

export type FootprintScreenState =
  | { readonly state: 'reading' }
  | { readonly state: 'empty' }
  | { readonly state: 'ready'; readonly days: readonly FootprintDay[] }

/** What was opened on this phone; read again when it changes and when the page is looked at again (another tab may have added to it). */
export function useFootprintScreen(): FootprintScreenState {
  const { regionId } = usePlace()
  const [all, setAll] = useState<Awaited<ReturnType<typeof readFootprint>> | null>(null)
  useEffect(() => {
    let isWanted = true
    const read = () => void readFootprint().then((seen) => isWanted && setAll(seen))
    const look = () => document.visibilityState === 'visible' && read()
    read()
    const stop = watchFootprint(read)
    document.addEventListener('visibilitychange', look)
    return () => {
      isWanted = false
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return useMemo(() => {
    if (!all) return { state: 'reading' }
    return all.length === 0 ? { state: 'empty' } : { state: 'ready', days: daysOf(all, regionId, ownTimeZone()) }
  }, [all, regionId])
}
