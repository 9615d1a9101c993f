import { warmUpFiles } from '../support/offline/wait-for-worker.ts'
import { expect, test } from '../support/proxy-test.ts'

test('quality#speed: the warm-up of a new phone fetches packs, and later only the files that are missing', async ({
  page,
  mall,
  mallProxy,
  request,
  goOffline,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  const files = await warmUpFiles(page)
  const requested = () => mallProxy.requests.filter((path) => path.startsWith('/assets/'))
  expect(requested().filter((path) => path.startsWith('/assets/pack-')).length).toBeGreaterThan(1)
  const single = new Set(requested().filter((path) => files.includes(path)))
  expect(single.size, 'single files of the page, of its language, and fonts').toBeLessThan(files.length / 4)

  const [script, sheet] = ['.js', '.css'].map((ending) =>
    files.find((path) => path.endsWith(ending) && !single.has(path)),
  )
  if (!script || !sheet) throw new Error('The warm-up has no script or style sheet in a pack.')
  const remove = (paths: string[]) =>
    page.evaluate(async (removed) => {
      for (const name of await caches.keys()) for (const path of removed) await (await caches.open(name)).delete(path)
    }, paths)
  const before = requested().length
  await remove([script, sheet])
  await waitForWorker()
  expect(requested().slice(before).sort()).toEqual([script, sheet].sort())

  const packed = files.filter(
    (path) => /\.(js|css)$/.test(path) && !single.has(path) && path !== script && path !== sheet,
  )
  await goOffline()
  for (const path of [packed[0], packed.at(-1)] as string[]) {
    const cached = await page.evaluate(async (address) => {
      const response = await fetch(address)
      return { type: response.headers.get('Content-Type'), text: await response.text() }
    }, path)
    const sent = await request.get(`${mall}${path}`)
    expect(cached, path).toEqual({ type: sent.headers()['content-type'], text: await sent.text() })
  }
})
