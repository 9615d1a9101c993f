import type { BrowserContext } from '@playwright/test'
import { setOffline } from '#e2e/support/offline/set-offline.ts'
import { followNetwork } from './network/page-network.ts'
import { collectTimes, observeTimes, type PageTimes } from './page-times.ts'

/** How much slower than this machine the phone computes. */
const cpuSlowdown = 4

export type Visit = PageTimes & {
  readonly documentBytes: number
  /** Scripts that the document names: what must be there before the first view can be used. */
  readonly scriptBytes: number
  /** All bytes of the page until nothing was asked for, in pictures and in all. */
  readonly pictureBytes: number
  readonly bytes: number
  readonly requests: number
  /** Bytes that had to come before the largest paint: the document and its picture. */
  readonly lcpBytes: number
  readonly isLcpPicture: boolean
  /** What came, largest first: path, bytes. */
  readonly largest: readonly { readonly path: string; readonly bytes: number }[]
}

/** Opens `url` in a new page of the phone and waits until it asks for nothing more. */
export async function visit(
  phone: BrowserContext,
  url: string,
  options: { quietMs: number; isOffline?: boolean },
): Promise<Visit> {
  const page = phone.pages()[0] ?? (await phone.newPage())
  const session = await phone.newCDPSession(page)
  const network = await followNetwork(session)
  await observeTimes(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await setOffline(phone, options.isOffline ?? false)
  const answer = await page.goto(url, { timeout: 90_000 })
  // The import map only says where a script would be.
  const named = ((await answer?.text()) ?? '').replace(/<script type="importmap">[^<]*<\/script>/, '')
  await network.waitUntilQuiet(options.quietMs)
  const times = await collectTimes(page)

  const fetched = network.fetched
  const document = fetched.find(({ type }) => type === 'Document')
  const sum = (kind: (one: (typeof fetched)[number]) => boolean) =>
    fetched.filter(kind).reduce((total, { bytes }) => total + bytes, 0)
  const picture = fetched.find((one) => one.url === times.lcpUrl)
  return {
    ...times,
    documentBytes: document?.bytes ?? 0,
    scriptBytes: sum(({ type, url: from }) => type === 'Script' && named.includes(new URL(from).pathname)),
    pictureBytes: sum(({ type }) => type === 'Image'),
    bytes: sum(() => true),
    requests: fetched.filter(({ bytes }) => bytes > 0).length,
    lcpBytes: (document?.bytes ?? 0) + (picture?.bytes ?? 0),
    isLcpPicture: picture !== undefined,
    largest: [...fetched]
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 12)
      .map(({ url: from, bytes }) => ({ path: new URL(from).pathname, bytes })),
  }
}
