import { onStorageTrouble } from '#offline/stores.ts'

export type StorageTrouble = 'full' | 'unavailable'

/**
 * A store that was deleted under an open page fails once and then works again; only failures that persist for this
 * time, in ms, are reported.
 */
const lastingAfter = 2_000

/**
 * Calls `listener` once, with the first lasting storage failure of page or worker; returns the function that stops
 * listening.
 */
export function onFirstTrouble(listener: (trouble: StorageTrouble) => void): () => void {
  let failedAt: number | undefined
  const report = (trouble: StorageTrouble) => {
    failedAt ??= Date.now()
    if (trouble === 'unavailable' && Date.now() - failedAt < lastingAfter) return
    stop()
    listener(trouble)
  }
  const onMessage = ({ data }: MessageEvent) => {
    if (data?.kind === 'storage-full') report('full')
  }
  const stopPage = onStorageTrouble(report)
  const stop = () => {
    stopPage()
    navigator.serviceWorker?.removeEventListener('message', onMessage)
  }
  navigator.serviceWorker?.addEventListener('message', onMessage)
  return stop
}
