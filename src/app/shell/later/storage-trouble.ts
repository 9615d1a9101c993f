import { onStorageTrouble } from '#offline/stores.ts'

export type StorageTrouble = 'full' | 'unavailable'

/**
 * A store that was deleted under an open page fails once and then works again; only failures that persist for this
 * time, in ms, are reported.
 */
const goesOn = 2_000

/**
 * Calls `tell` once, with the first lasting storage failure of page or worker; returns the function that stops
 * listening.
 */
export function onFirstTrouble(tell: (trouble: StorageTrouble) => void): () => void {
  let failedAt: number | undefined
  const report = (trouble: StorageTrouble) => {
    failedAt ??= Date.now()
    if (trouble === 'unavailable' && Date.now() - failedAt < goesOn) return
    stop()
    tell(trouble)
  }
  const hear = ({ data }: MessageEvent) => {
    if (data?.kind === 'storage-full') report('full')
  }
  const stopPage = onStorageTrouble(report)
  const stop = () => {
    stopPage()
    navigator.serviceWorker?.removeEventListener('message', hear)
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return stop
}
