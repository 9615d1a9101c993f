import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRegions } from '#contract/bare-endpoints.ts'
import { call } from '#offline/call.ts'
import { followLoss } from '#session/shopper-session.ts'

/** As much of a browser as the session needs: the page of a shopper whose other code has not loaded yet. */
const browser = { cookie: '', left: [] as string[] }
beforeEach(() => {
  browser.left = []
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    get cookie() {
      return browser.cookie
    },
    set cookie(written: string) {
      browser.cookie = /Max-Age=0/.test(written) ? '' : (written.split(';')[0] ?? '')
    },
  })
  vi.stubGlobal('location', {
    protocol: 'https:',
    pathname: '/trending',
    search: '',
    replace: (path: string) => browser.left.push(path),
  })
  vi.stubGlobal('fetch', async () => Response.json({ code: 'NOT_SIGNED_IN', desc: 'Please log in.' }, { status: 401 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // The files of a process share their modules, and these now follow the session.
  vi.resetModules()
})

test('product#session-loss: a 401 before the session code has started logs out like a later one, once', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const stop = followLoss()
  browser.cookie = ''
  await call(allRegions, {}, { base: '/api' })
  expect(logged).not.toHaveBeenCalled()
  browser.cookie = 'accessToken=1'
  await Promise.all([call(allRegions, {}, { base: '/api' }), call(allRegions, {}, { base: '/api' })])
  await expect.poll(() => browser.left, { timeout: 20_000 }).toEqual(['/'])
  expect(logged.mock.calls).toEqual([['Signed out at /trending']])
  expect(browser.cookie).toBe('')
  stop()
})
