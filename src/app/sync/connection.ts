import { Store } from '@tanstack/react-store'
import { useHydratedStore } from '#device/hydration.ts'
import { isShopAnswering, watchCalls } from '#offline/call.ts'

/**
 * Whether answers come. `navigator.onLine` lies, so this follows what requests do, and a light probe
 * (architecture.md, choice 5): `unreachable` is a network that is up and a shop that does not answer.
 */
export type Connection = 'online' | 'slow' | 'unreachable' | 'offline'

/** With the worker's patience before and the bar's after it less than 5 s (quality.md §2). */
const probePatience = 2_500
const probeEvery = 8_000
const slowAnswer = 2_000

const connection = new Store<Connection>('online')
let nextProbe: ReturnType<typeof setTimeout> | undefined
let probing: Promise<void> | null = null

function become(next: Connection): void {
  clearTimeout(nextProbe)
  if (next === 'offline' || next === 'unreachable') nextProbe = setTimeout(probe, probeEvery)
  connection.setState(() => next)
}

/** Asks the shop, past every cache; one question at a time. */
export function probe(): Promise<void> {
  probing ??= (async () => {
    const start = performance.now()
    const answers = await isShopAnswering(location.origin, probePatience)
    probing = null
    if (answers) become(performance.now() - start > slowAnswer ? 'slow' : 'online')
    else become(navigator.onLine ? 'unreachable' : 'offline')
  })()
  return probing
}

/** Starts to watch. `isSavedShell` says that this page came from the worker, so that nothing is known yet. */
export function watchConnection(isSavedShell: boolean): void {
  addEventListener('online', () => void probe())
  addEventListener('offline', () => become('offline'))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connectionNow() !== 'online') void probe()
  })
  // An answer may have been on its way when the network went: then the shop is asked.
  const hear = () => (navigator.onLine ? become('online') : void probe())
  watchCalls((outcome) => {
    if (outcome.ok) {
      if (!outcome.isSaved) hear()
    } else if (outcome.failure.kind === 'network' || outcome.failure.kind === 'timeout') void probe()
    else hear()
  })
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.kind === 'no-answer') void probe()
    if (data?.kind === 'answered') hear()
  })
  if (!navigator.onLine) become('offline')
  else if (isSavedShell) void probe()
}

/** Calls `listener` when the connection becomes another; gives back how to stop. */
export const onConnection = (listener: () => void): (() => void) => connection.subscribe(listener).unsubscribe

/** The connection now, followed. */
export const useConnection = (): Connection => useHydratedStore(connection, (now) => now, 'online')

/** Whether nothing can be sent now: no network, or the shop does not answer. */
export const isUnreachable = (): boolean => isCutOff(connection.state)

/** The connection now, once. */
export const connectionNow = (): Connection => connection.state

const isCutOff = (now: Connection) => now === 'offline' || now === 'unreachable'

/** Whether nothing can be sent now, followed; false in the server's markup. */
export const useIsOffline = (): boolean => useHydratedStore(connection, isCutOff, false)
