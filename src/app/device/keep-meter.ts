import { addBytes, bytesOver, countTransfers } from '#offline/data-meter.ts'

/** What the worker asks for in the page's stead stands on both timelines; it counts that itself. */
const byWorker = /^\/(assets|media|flags|icons)\/|^\/api\/(?!(p|geo)(\/|$))/

/**
 * Counts what this page fetches. Each start confirms the worker's script, which stands on no timeline; the first one of
 * all fetches it, and the worker counts that.
 */
export function keepMeter(): void {
  countTransfers(({ name, workerStart }) => workerStart === 0 || !byWorker.test(new URL(name).pathname))
  const controller = navigator.serviceWorker?.controller
  if (controller) void addBytes(bytesOver({ transferSize: 300, encodedBodySize: 0, nextHopProtocol: '' }))
}
