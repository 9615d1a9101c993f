import { openStore } from './stores.ts'

/** Bytes by month. */
const months = openStore<number>('meter')

/** Chromium tells 300 instead of what an answer's headers really were: https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-transfersize */
const roundedHeaders = 300
/** What our answers' headers weigh: as text, and packed by HTTP/2 and 3. */
const headerBytes = { text: 770, packed: 90 } as const

/** One request as the browser's own timeline tells it. */
export type Transfer = Pick<PerformanceResourceTiming, 'transferSize' | 'encodedBodySize' | 'nextHopProtocol'>

/** The month of an instant on this phone, `2026-11`. */
export const monthOf = (at: Date): string => `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`

/** Bytes that a request brought over the network, headers included; 0 from any cache. */
export function bytesOver({ transferSize, encodedBodySize, nextHopProtocol }: Transfer): number {
  // An answer that was only confirmed tells no body and, in Chromium, no protocol.
  const isRounded = transferSize === roundedHeaders || transferSize === encodedBodySize + roundedHeaders
  if (!isRounded) return transferSize
  const isPacked = nextHopProtocol === '' ? self.location.protocol === 'https:' : /^h[23]/.test(nextHopProtocol)
  return transferSize - roundedHeaders + (isPacked ? headerBytes.packed : headerBytes.text)
}

let waiting = 0
let isWriting = false

/** Adds bytes to the running month; tabs and worker add to the same number, each its own. */
export async function addBytes(bytes: number): Promise<void> {
  waiting += bytes
  if (isWriting) return
  isWriting = true
  while (waiting > 0) {
    const more = waiting
    waiting = 0
    await months.change(monthOf(new Date()), (before = 0) => before + more)
  }
  isWriting = false
}

/** Bytes that this mall has cost in a month on this phone. */
export const bytesOf = async (month: string): Promise<number> => (await months.read(month)) ?? 0

/** From now on, and what came before since the start, counts everything on the timeline of this page or worker that `isOwn`. */
export function countTransfers(isOwn: (entry: PerformanceResourceTiming) => boolean): void {
  if (typeof PerformanceObserver === 'undefined') return
  const observer = new PerformanceObserver((list) => {
    const entries = (list.getEntries() as PerformanceResourceTiming[]).filter(isOwn)
    void addBytes(entries.reduce((sum, entry) => sum + bytesOver(entry), 0))
  })
  for (const type of ['navigation', 'resource']) {
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true })
  }
}
