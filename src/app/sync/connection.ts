import { Store } from '@tanstack/react-store'
import { useHydratedStore } from '#device/hydration.ts'
import { isShopAnswering, watchCalls } from '#offline/call.ts'

/**
 * Whether the server responds. `navigator.onLine` is unreliable, so this state follows the outcomes of requests and a
 * light probe (decision 0004): `unreachable` is a network that is up and a server that does not respond.
 */
export type Connection = 'online' | 'slow' | 'unreachable' | 'offline'

/**
 * Timeout of a probe, in ms. Together with the worker's timeout before and the bar's delay after, less than 5 s
 * (docs/quality.md#offline).
 */
const probeTimeout = 2_500
/** The times between two probes while the server does not respond: the first, doubled each time up to the last; in ms. */
const firstProbeAfter = 8_000
const lastProbeAfter = 60_000
const slowAnswer = 2_000

const connection = new Store<Connection>('online')
let nextProbe: ReturnType<typeof setTimeout> | undefined
let probeAfter = firstProbeAfter
let probing: Promise<void> | null = null

function setConnection(next: Connection): void {
  clearTimeout(nextProbe)
  if (isCutOff(next)) nextProbe = setTimeout(probeAgain, probeAfter)
  else probeAfter = firstProbeAfter
  connection.setState(() => next)
}

/** A hidden tab is probed when it is shown again. */
function probeAgain(): void {
  probeAfter = Math.min(2 * probeAfter, lastProbeAfter)
  if (document.visibilityState === 'visible') void probe()
}

/** Requests a light response from the server, past every cache; one probe at a time. */
export function probe(): Promise<void> {
  probing ??= (async () => {
    const start = performance.now()
    const answers = await isShopAnswering(location.origin, probeTimeout)
    probing = null
    if (answers) setConnection(performance.now() - start > slowAnswer ? 'slow' : 'online')
    else setConnection(navigator.onLine ? 'unreachable' : 'offline')
  })()
  return probing
}

/**
 * Starts to follow the connection. `isSavedShell` states that this page came from the worker, so that the connection is
 * not known yet.
 */
export function watchConnection(isSavedShell: boolean): void {
  addEventListener('online', () => void probe())
  addEventListener('offline', () => setConnection('offline'))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connectionNow() !== 'online') void probe()
  })
  // A response may have been in flight when the network was lost: a probe decides then.
  const onNetworkEvent = () => (navigator.onLine ? setConnection('online') : void probe())
  // While the server does not respond, a failed call tells nothing new, and the next probe comes by itself.
  const onNoAnswer = () => void (isUnreachable() || probe())
  watchCalls((outcome) => {
    if (outcome.ok) {
      if (!outcome.isSaved) onNetworkEvent()
    } else if (outcome.failure.kind === 'network' || outcome.failure.kind === 'timeout') onNoAnswer()
    else onNetworkEvent()
  })
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.kind === 'no-answer') onNoAnswer()
    if (data?.kind === 'answered') onNetworkEvent()
  })
  if (!navigator.onLine) setConnection('offline')
  else if (isSavedShell) void probe()
}

/** Calls `listener` when the connection state changes; returns the unsubscribe function. */
export const onConnection = (listener: () => void): (() => void) => connection.subscribe(listener).unsubscribe

/** Follows the connection state. */
export const useConnection = (): Connection => useHydratedStore(connection, (now) => now, 'online')

/** Whether nothing can be sent now: no network, or the server does not respond. */
export const isUnreachable = (): boolean => isCutOff(connection.state)

/** The current connection state. */
export const connectionNow = (): Connection => connection.state

const isCutOff = (now: Connection) => now === 'offline' || now === 'unreachable'

/** Follows whether nothing can be sent; false in the server's markup. */
export const useIsOffline = (): boolean => useHydratedStore(connection, isCutOff, false)
