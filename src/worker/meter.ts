import { addBytes, bytesOver, countTransfers } from '#offline/data-meter.ts'
import { realm } from './realm.ts'

/** Counts what this worker fetches, its own script among it (offline/data-meter.ts). */
export function countBytes(): void {
  countTransfers(() => true)
  realm.addEventListener('install', (event) => event.waitUntil(countOwnScript()))
}

/** The script stands on no timeline. The browser has just put it into its cache, where a look costs nothing and tells its size. */
async function countOwnScript(): Promise<void> {
  const address = realm.location.href
  try {
    await (await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' })).arrayBuffer()
  } catch {
    return // Not kept there: its size cannot be known.
  }
  const [look] = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  if (look)
    await addBytes(
      bytesOver({
        transferSize: look.encodedBodySize + 300,
        encodedBodySize: look.encodedBodySize,
        nextHopProtocol: '',
      }),
    )
}
