import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useConnection } from '../data/connection.ts'
import { OfflineBar } from '../ui/offline-bar.tsx'

/** Told only after this, so that a tunnel's end does not flicker (DESIGN.md §7). */
const told = 2_000
const thanked = 3_000

/** The bar below the header: no network, no answer, and for a moment that all is well again. */
export function OfflineStatus() {
  const connection = useConnection()
  const [shown, setShown] = useState<'offline' | 'unreachable' | 'back' | null>(null)
  useEffect(() => {
    const isAway = connection === 'offline' || connection === 'unreachable'
    if (isAway) {
      const timer = setTimeout(setShown, told, connection)
      return () => clearTimeout(timer)
    }
    setShown((before) => (before === null ? null : 'back'))
    const timer = setTimeout(setShown, thanked, null)
    return () => clearTimeout(timer)
  }, [connection])
  if (shown === null) return null
  return (
    <OfflineBar state={shown}>
      {shown === 'offline' && <Trans><b>Offline</b> — showing saved items</Trans>}
      {shown === 'unreachable' && <Trans><b>Can't reach the shop</b> — showing saved items</Trans>}
      {shown === 'back' && <Trans><b>Back online</b></Trans>}
    </OfflineBar>
  )
}
