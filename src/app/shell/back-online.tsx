import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { OfflineBar } from '../ui/offline-bar.tsx'

const thanked = 3_000

/** The last word of the bar below the header (DESIGN.md §7): answers come again; `onDone` is called when that was long enough to read. */
export function BackOnline({ isAllSaved = false, onDone }: { isAllSaved?: boolean; onDone: () => void }) {
  const end = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => end(), thanked)
    return () => clearTimeout(timer)
  }, [])
  return <OfflineBar state="back">{isAllSaved ? <Trans><b>Back online</b>, all saved</Trans> : <Trans><b>Back online</b></Trans>}</OfflineBar>
}
