import { beforeEach, expect, test, vi } from 'vitest'
import type { PageMessage, PictureDownload } from '#offline/later/worker-messages.ts'

// A page cannot be the worker's scope, so the listeners are recorded.
const listeners = vi.hoisted(() => [] as ((event: unknown) => void)[])
vi.mock('#worker/scope.ts', () => ({
  scope: {
    location,
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.push(listener),
  },
  notifyPages: async () => {},
}))
const { serveDownloadedPictures } = await import('#worker/downloaded-pictures.ts')
serveDownloadedPictures()

const at = (file: string) => `${location.origin}/media/1/shoe/${file}`

/** Has the worker download pictures, to which the network gives these answers. */
function download(answers: Readonly<Record<string, () => Response>>): Promise<PictureDownload> {
  vi.stubGlobal('fetch', async (address: string) => answers[address.slice(at('').length)]?.() ?? Response.error())
  const message: PageMessage = { kind: 'take-pictures', addresses: Object.keys(answers).map(at) }
  const { port1, port2 } = new MessageChannel()
  const reply = new Promise<PictureDownload>((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
  })
  for (const listener of listeners) listener({ data: message, ports: [port2], waitUntil: () => {} })
  return reply
}
const picture = () => new Response(new Uint8Array(7))
const refused = (status: number) => () => new Response('{}', { status })

beforeEach(async () => {
  vi.unstubAllGlobals()
  await caches.delete('pictures')
})

test('product#offline-downloads: a picture that the server lacks counts as nothing and does not stop the download', async () => {
  const outcome = await download({ 'a.avif': picture, 'b.avif': refused(404), 'c.avif': refused(410) })
  expect(outcome).toEqual({ bytes: 7, trouble: null })
})

test('product#offline-downloads: a picture that a busy server or a proxy refuses is fetched later', async () => {
  for (const status of [429, 503, 500, 403])
    expect(await download({ 'a.avif': picture, 'b.avif': refused(status) }), String(status)).toEqual({
      bytes: 7,
      trouble: 'unreachable',
    })
})
