import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy, startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#contract/wire.ts'
import { serverNow } from '#device/server-clock.ts'
import { useShopper } from '#session/shopper.ts'
import { useConnection } from '#sync/connection.ts'
import { OfflineBar } from '#ui/feedback/offline-bar.tsx'
import { PageLink } from '#ui/layout/page-link.tsx'
import { brand } from '#words/brand.ts'
import { formatAge } from '#words/screens/age.ts'
import type { CountWaiting as Counter } from './shopper/count-waiting.ts'

/**
 * Delay before the bar shows a state, in ms, so that a short interruption does not flicker
 * (docs/design.md#offline-bar). A server that does not respond has already used up a timeout, and must be reported
 * within 5 s (docs/quality.md#offline).
 */
const showDelay = { offline: 2_000, unreachable: 500 } as const
const syncedFor = 3_000

const countNothing: typeof Counter = ({ children }) => children({ number: 0, isAllSaved: false })
/** Pending changes are counted for a signed-in shopper; a first visit needs none of this code. */
const CountWaiting = lazy(() =>
  import('./shopper/count-waiting.ts').then(
    ({ CountWaiting }) => ({ default: CountWaiting }),
    () => ({ default: countNothing }),
  ),
)

/**
 * The bar below the header: offline, server not responding, changes being sent after the reconnect, and shortly that
 * the connection is back.
 */
export default function OfflineStatus() {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const connection = useConnection()
  const isGuest = useShopper() === null
  const [shown, setShown] = useState<'offline' | 'unreachable' | 'back' | null>(null)
  useEffect(() => {
    if (connection === 'offline' || connection === 'unreachable') {
      const timer = setTimeout(setShown, showDelay[connection], connection)
      return () => clearTimeout(timer)
    }
    // The previous text stays until the code of the next one is loaded.
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
            <b>Offline</b> — showing <PageLink href="/saved">saved items</PageLink> · updated {age}
          </Trans>
        ) : (
          <Trans>
            <b>Offline</b> — showing <PageLink href="/saved">saved items</PageLink>
          </Trans>
        ))}
      {shown === 'unreachable' && (
        <Trans>
          <b>Can't reach {brand.name}</b> — showing <PageLink href="/saved">saved items</PageLink>
        </Trans>
      )}
    </OfflineBar>
  )
}

/**
 * The bar's last message, that the connection is back; `onDone` is called when the message was shown long enough to be
 * read.
 */
function BackOnline({ isAllSaved = false, onDone }: { isAllSaved?: boolean; onDone: () => void }) {
  const end = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => end(), syncedFor)
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

/** When the oldest visible answer was sent, in ms; null where no answer is shown. */
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
