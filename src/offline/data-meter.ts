import { openStore } from './stores.ts'

/** The number of bytes, by month. */
const months = openStore<number>('meter')

/**
 * Chromium reports 300 bytes instead of the true size of an answer's headers:
 * https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-transfersize
 */
const roundedHeaders = 300
/** The size of this server's headers: as text, and compressed by HTTP/2 and HTTP/3. */
const headerBytes = { text: 950, packed: 90 } as const

/** One request, as the browser's performance timeline reports it. */
export type Transfer = Pick<PerformanceResourceTiming, 'transferSize' | 'encodedBodySize' | 'nextHopProtocol'>

/** The month of an instant in the phone's time zone, such as `2026-11`. */
export const monthOf = (at: Date): string => `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`

/** The number of bytes that a request transferred, including headers; 0 if a cache answered. */
export function bytesOver({ transferSize, encodedBodySize, nextHopProtocol }: Transfer): number {
  // A 304 answer has no body, and in Chromium no protocol.
  const isRounded = transferSize === roundedHeaders || transferSize === encodedBodySize + roundedHeaders
  if (!isRounded) return transferSize
  const isPacked = nextHopProtocol === '' ? self.location.protocol === 'https:' : /^h[23]/.test(nextHopProtocol)
  return transferSize - roundedHeaders + (isPacked ? headerBytes.packed : headerBytes.text)
}

let pendingBytes = 0
let isWriting = false

/** Adds bytes to the current month. Tabs and the worker add to the same record. */
export async function addBytes(bytes: number): Promise<void> {
  pendingBytes += bytes
  if (isWriting) return
  isWriting = true
  while (pendingBytes > 0) {
    const more = pendingBytes
    pendingBytes = 0
    await months.change(monthOf(new Date()), (before = 0) => before + more)
  }
  isWriting = false
}

/** The number of bytes that this mall transferred to this phone in a month. */
export const bytesOf = async (month: string): Promise<number> => (await months.read(month)) ?? 0

/** Counts all entries on the timeline of this page or worker that `isOwn` accepts, including those since the start. */
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
