import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, readSession } from '#offline/session.ts'
import { enter, startSession } from '#session/session.ts'
import { hasSession, shopperNow } from '#session/shopper.ts'
import { sampleToken as token } from '../support/sample-token.ts'

const shown = async () => [hasSession(), shopperNow()?.userId, (await readSession())?.token.userId]

beforeEach(async () => void (await enter(token)))
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await clearSession()
})

test('product#sessions: a start whose first read of the session fails reads the session at the second try', async () => {
  const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('The database was closed', 'InvalidStateError')
  })
  await startSession()
  expect(read).toHaveBeenCalled()
  expect(await shown()).toEqual([true, 'u1', 'u1'])
})

test('product#sessions: a start that cannot read the session leaves cookie and mirror to the next start', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The disk does not answer', 'UnknownError')
  })
  await startSession()
  expect(await shown()).toEqual([true, 'u1', undefined])
  vi.restoreAllMocks()
  await startSession()
  expect(await shown()).toEqual([true, 'u1', 'u1'])
})

test('product#sessions: a start without a stored session deletes cookie and mirror', async () => {
  const [cookie, mirror] = [document.cookie, localStorage.getItem('nelu.shopper') ?? '']
  await clearSession()
  document.cookie = `${cookie}; path=/`
  localStorage.setItem('nelu.shopper', mirror)
  await startSession()
  expect(await shown()).toEqual([false, undefined, undefined])
})
