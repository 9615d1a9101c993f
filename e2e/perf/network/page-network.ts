import type { CDPSession } from '@playwright/test'

export type Fetched = {
  readonly url: string
  readonly type: string
  /** The source of the request: `parser`, or `script` and the first function of its stack. */
  readonly by: string
  /** Compressed bytes over the network, headers included; 0 from the worker or a cache. */
  bytes: number
  isDone: boolean
}

export type PageNetwork = {
  readonly fetched: readonly Fetched[] /** Resolves after `milliseconds` without a request under way. */
  waitUntilQuiet(milliseconds: number): Promise<void>
}

/** Follows every request of a page by the browser's own counter; the worker's requests are not included. */
export async function followNetwork(session: CDPSession): Promise<PageNetwork> {
  const fetched = new Map<string, Fetched>()
  const redirected: Fetched[] = []
  let lastChange = performance.now()
  const isOpen = () => [...fetched.values()].some(({ isDone }) => !isDone)

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return
    lastChange = performance.now()
    const before = fetched.get(requestId)
    if (before && redirectResponse)
      redirected.push({ ...before, bytes: redirectResponse.encodedDataLength, isDone: true })
    const [caller] = initiator.stack?.callFrames ?? []
    const by = [initiator.type, ...(caller ? [caller.functionName, caller.url.split('/').at(-1)] : [])].join(' ')
    fetched.set(requestId, { url: request.url, type: type ?? 'Other', by, bytes: 0, isDone: false })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    lastChange = performance.now()
    const one = fetched.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastChange = performance.now()
    const one = fetched.get(requestId)
    // The last count is the total of body and headers.
    if (one) Object.assign(one, { bytes: Math.max(one.bytes, encodedDataLength), isDone: true })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    lastChange = performance.now()
    const one = fetched.get(requestId)
    if (one) one.isDone = true
  })
  await session.send('Network.enable')

  return {
    get fetched() {
      return [...redirected, ...fetched.values()]
    },
    async waitUntilQuiet(milliseconds) {
      const end = performance.now() + 60_000
      while ((isOpen() || performance.now() - lastChange < milliseconds) && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
