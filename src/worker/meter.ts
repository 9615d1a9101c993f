import { addBytes, bytesOver, countTransfers } from '#offline/data-meter.ts'
import { scope } from './scope.ts'

/** Counts the bytes that this worker fetches, including its own script (offline/data-meter.ts). */
export function countBytes(): void {
  countTransfers(() => true)
  scope.addEventListener('install', (event) => event.waitUntil(countOwnScript()))
}

/**
 * The script has no resource-timing entry. The browser has just cached it, so reading the cached copy is free and shows
 * the size.
 */
async function countOwnScript(): Promise<void> {
  const address = scope.location.href
  try {
    await (await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' })).arrayBuffer()
  } catch {
    return // The script is not cached; its size is unknown.
  }
  const [timing] = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  if (timing)
    await addBytes(
      bytesOver({
        transferSize: timing.encodedBodySize + 300,
        encodedBodySize: timing.encodedBodySize,
        nextHopProtocol: '',
      }),
    )
}
