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
      const header = (name: string) => response.headers.get(name)
      return { type: header('Content-Type'), lifetime: header('Cache-Control'), text: await response.text() }
    }, path)
    const sent = await request.get(`${mall}${path}`)
    const { 'content-type': type, 'cache-control': lifetime } = sent.headers()
    expect(cached, path).toEqual({ type, lifetime, text: await sent.text() })
  }
})

test('quality#speed: a page requests the sprite of its icons once, also where a pack brought the sprite', async ({
  page,
  waitForWorker,
}) => {
  await page.goto('/')
  await waitForWorker()
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await page.goto('/settings')
  const icons = page.locator('use[href*="icons-later"]')
  await expect.poll(() => icons.count()).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.startsWith('/assets/icons-later'))).toHaveLength(1)
})
