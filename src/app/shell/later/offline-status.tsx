import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy, startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/moment.ts'
import { useShopper } from '#session/shopper.ts'
import { useConnection } from '#sync/connection.ts'
import { OfflineBar } from '#ui/feedback/offline-bar.tsx'
import { formatAge } from '#words/age.ts'
import type { CountWaiting as Counter } from '../shopper/count-waiting.ts'

/**
 * Told only after this, so that a tunnel's end does not flicker (DESIGN.md §7). A shop that does not answer has been
 * waited for already, and has to be told of within 5 s (quality.md §2).
 */
const told = { offline: 2_000, unreachable: 500 } as const
const thanked = 3_000

const countNothing: typeof Counter = ({ children }) => children({ number: 0, isAllSaved: false })
/** Of who is signed in, what waits is counted; a first visit needs none of that code. */
const CountWaiting = lazy(() =>
  import('../shopper/count-waiting.ts').then(
    ({ CountWaiting }) => ({ default: CountWaiting }),
    () => ({ default: countNothing }),
  ),
)

/** The bar below the header: no network, no answer, what is being sent once they are back, and for a moment that all is well again. */
export default function OfflineStatus() {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const connection = useConnection()
  const isGuest = useShopper() === null
  const [shown, setShown] = useState<'offline' | 'unreachable' | 'back' | null>(null)
  useEffect(() => {
    if (connection === 'offline' || connection === 'unreachable') {
      const timer = setTimeout(setShown, told[connection], connection)
      return () => clearTimeout(timer)
    }
    // What was said stays until the code of what is said next is there.
    startTransition(() => setShown((before) => (before === null ? null : 'back')))
  }, [connection])
  if (shown === null) return null
  if (shown === 'back') {
    const end = () => setShown(null)
    if (isGuest) return <BackOnline onDone={end} />
    return (
      <CountWaiting>
        {({ number, isAllSaved }) =>
          number > 0 ? (
            <OfflineBar state="syncing">
              <Plural value={number} one="Syncing # change…" other="Syncing # changes…" />
            </OfflineBar>
          ) : (
            <BackOnline isAllSaved={isAllSaved} onDone={end} />
          )
        }
      </CountWaiting>
    )
  }
  const at = oldestShown(client)
  const age = at === null ? '' : formatAge(at, serverNow(), i18n.locale as Language)
  return (
    <OfflineBar state={shown}>
      {shown === 'offline' &&
        (age ? (
          <Trans>
            <b>Offline</b> — showing saved items · updated {age}
          </Trans>
        ) : (
          <Trans>
            <b>Offline</b> — showing saved items
          </Trans>
        ))}
      {shown === 'unreachable' && (
        <Trans>
          <b>Can't reach the shop</b> — showing saved items
        </Trans>
      )}
    </OfflineBar>
  )
}

/** The bar's last word: answers come again; `onDone` is called when that was long enough to read. */
function BackOnline({ isAllSaved = false, onDone }: { isAllSaved?: boolean; onDone: () => void }) {
  const end = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => end(), thanked)
    return () => clearTimeout(timer)
  }, [])
  return (
    <OfflineBar state="back">
      {isAllSaved ? (
        <Trans>
          <b>Back online</b>, all saved
        </Trans>
      ) : (
        <Trans>
          <b>Back online</b>
        </Trans>
      )}
    </OfflineBar>
  )
}

/** When the oldest answer that is on the screen was given, in ms; null where nothing is shown. */
function oldestShown(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ state }) => {
      const data = state.data as { at?: number; pages?: { at: number }[] } | undefined
      return data?.pages?.map(({ at }) => at) ?? (data?.at ? [data.at] : [])
    })
  return times.length > 0 ? Math.min(...times) : null
}
