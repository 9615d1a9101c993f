import type { Page } from '@playwright/test'
import { expect, test } from '../support/proxy-test.ts'

// A reload and a second tab are answered by the worker, too.
test.use({ serviceWorkers: 'allow' })

/** Signs this browser in with a revoked token, as on a device that was away for long. */
const becomeShopper = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('nelu-session')
      opening.onupgradeneeded = () => opening.result.createObjectStore('records')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB did not open'))
    })
    const token = {
      access_token: 'ended',
      token_type: 'bearer',
      refresh_token: 'ended',
      expires_in: 604_800,
      pic: '',
      userId: 'u1',
      nickName: 'Ama',
      enabled: true,
    }
    await new Promise<void>((resolve) => {
      const writing = database.transaction('records', 'readwrite')
      writing.objectStore('records').put({ token, endsAt: Date.now() - 1000 }, 'now')
      writing.oncomplete = () => resolve()
    })
    database.close()
    localStorage.setItem('nelu.shopper', JSON.stringify({ userId: 'u1', nickName: 'Ama', pic: '' }))
  })

test('product#sessions: session loss: the shopper is logged out and sent home in all tabs, and it is logged', async ({
  page,
  context,
  mallProxy,
}) => {
  // Only the renewal of the page /about is refused, once both tabs are open; the other tab learns from that page.
  let isAnswered = false
  mallProxy.intercept(
    (path) => path.startsWith('/api/token/refresh'),
    ({ headers }, outgoing) => {
      if (!isAnswered || !headers.referer?.endsWith('/about')) return outgoing.destroy()
      const refusal = { code: 'REFRESH_ENDED', desc: 'Please log in again.' }
      outgoing.writeHead(401, { 'Content-Type': 'application/json' }).end(JSON.stringify(refusal))
    },
  )
  await page.goto('/about')
  await becomeShopper(page)
  // The guest's page must not repeat a call of the shopper once the renewal is answered.
  await page.goto('/robots.txt')
  const other = await context.newPage()
  await other.goto('/')
  // The tab asks for a new token once it knows the shopper and follows the other tabs.
  await expect.poll(() => mallProxy.requests).toContain('/api/token/refresh')
  await other.evaluate(() => (document.documentElement.dataset['here'] = 'yes'))
  const logged = page.waitForEvent('console', (message) => message.text() === 'Signed out at /about')
  isAnswered = true
  await page.goto('/about')
  await logged
  // The toast closes after 5 s, so it is checked first.
  await expect(page.getByText('Please log in again to continue.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(other.locator('html')).not.toHaveAttribute('data-here')
  await expect(other).toHaveURL(/\/$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken')
  expect(await page.evaluate(() => localStorage.getItem('nelu.shopper'))).toBeNull()
})

test.describe('before the worker', () => {
  // The refusal below does not reach the calls of a worker.
  test.use({ serviceWorkers: 'block' })

  test('product#session-loss: a 401 of the first call logs the shopper out, before the session code has loaded', async ({
    page,
  }) => {
    await page.goto('/about')
    await becomeShopper(page)
    await page.evaluate(() => (document.cookie = 'accessToken=1; Path=/'))
    await page.route('**/api/token/refresh', (route) => route.abort())
    const refused = page.waitForResponse((response) => response.status() === 401)
    // The session code waits until the first call of the page is refused.
    await page.route(/\/assets\/session-/, async (route) => {
      await refused
      await route.continue()
    })
    let calls = 0
    await page.route('**/api/indexTag/moreGoodStuff**', (route) => {
      calls += 1
      return route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', desc: 'Please log in.' } })
    })
    const logged = page.waitForEvent('console', (message) => message.text() === 'Signed out at /goods')
    await page.goto('/goods')
    // The end of the list makes the call; the page grows while it loads.
    await expect
      .poll(async () => {
        // Once the call is refused, the page opens again.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight)).catch(() => {})
        return calls
      })
      .toBeGreaterThan(0)
    await logged
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})
