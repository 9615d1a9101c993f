import type { BrowserContext } from '@playwright/test'
import { setOffline } from '#e2e/support/offline/set-offline.ts'
import { followNetwork } from './network/page-network.ts'
import { collectTimes, observeTimes, type PageTimes } from './page-times.ts'

/** The slowdown of the phone's CPU against this machine. */
const cpuSlowdown = 4

export type Visit = PageTimes & {
  readonly documentBytes: number
  /** Scripts that the document names; the first view needs all of them. */
  readonly scriptBytes: number
  /** The bytes of the page until it is idle: of pictures, and in total. */
  readonly pictureBytes: number
  readonly bytes: number
  readonly requests: number
  /** The bytes that the largest paint needs: the document and its picture. */
  readonly lcpBytes: number
  readonly isLcpPicture: boolean
  /** The largest answers, largest first. */
  readonly largest: readonly { readonly path: string; readonly bytes: number; readonly by: string }[]
}

/** Opens `url` in a new page of the phone and waits until it is idle. */
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
  // A script in the import map is not necessarily fetched.
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
      .slice(0, 20)
      .map(({ url: from, bytes, by }) => ({ path: new URL(from).pathname, bytes, by })),
  }
}
