import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from '#cache/answer.ts'
import { reportCaught } from '#device/report-caught.ts'
import { reportErrors } from '#shell/later/report-errors.ts'

type Sent = { message: string; stack?: string; [field: string]: unknown }
let sent: Sent[]
beforeAll(() => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(null, { status: 204 })
  })
})
beforeEach(() => {
  sent = []
})

const router = { state: { matches: [{ fullPath: '/' }, { fullPath: '/products/$productId' }] } }

test('each error of the page is reported once, without personal data, at most five per page, and none while offline', async () => {
  reportErrors(router)

  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reportCaught(new Error('while offline'))
  network.mockRestore()
  reportCaught(new CallFailed({ kind: 'network' }))
  reportCaught(new DOMException('stopped', 'AbortError'))

  reportCaught(new TypeError('no account amaya@mail.example at https://nelu.example/Cart?token=secret'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    kind: 'caught',
    message: 'TypeError: no account … at …',
    route: '/products/$productId',
    browser: 'Chrome',
  })
  expect(JSON.stringify(sent)).not.toMatch(/amaya|secret|Mozilla/)

  for (let nth = 0; nth < 3; nth += 1) window.dispatchEvent(new ErrorEvent('error', { message: 'the same again' }))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  for (let nth = 0; nth < 9; nth += 1)
    window.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: `no ${nth}` }),
    )
  await vi.waitFor(() => expect(sent).toHaveLength(5))
  expect(sent.slice(1).map(({ kind, message }) => [kind, message])).toEqual([
    ['error', 'the same again'],
    ['rejection', 'no 0'],
    ['rejection', 'no 1'],
    ['rejection', 'no 2'],
  ])
})
