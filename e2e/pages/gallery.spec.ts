import { createServer, type ViteDevServer } from 'vite'
import { isUp } from '../support/is-up.ts'
import { expect, mallAddress, test } from '../support/mall-test.ts'

/** The page as `npm run dev` serves it, with the API of this run's mall; the gallery exists in development only. */
let development: ViteDevServer
let address = ''

test.beforeAll(async () => {
  const proxy = Object.fromEntries(['/api', '/media', '/healthz'].map((path) => [path, process.env[mallAddress] ?? '']))
  development = await createServer({ logLevel: 'error', server: { host: '127.0.0.1', port: 0, proxy, hmr: false } })
  await development.listen()
  address = development.resolvedUrls?.local[0] ?? ''
})
test.afterAll(() => development.close())

// Axe measures colours without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('design#components: in development the gallery shows every component, light and dark @full', async ({
  page,
  axe,
  expectNoSidewaysScroll,
}) => {
  await page.goto(`${address}gallery`)
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible({ timeout: 60_000 })
  await isUp(page)
  expect(await page.getByRole('heading', { level: 2 }).count(), 'components').toBeGreaterThan(20)
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('tab', { name: theme }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
    await expectNoSidewaysScroll()
    await axe()
  }
})
