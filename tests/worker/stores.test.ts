import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStorageTrouble, openStore } from '#offline/stores.ts'

const store = openStore<{ n: number }>('queries')
const failures: string[] = []
const stop = onStorageTrouble((failure) => failures.push(failure))

beforeEach(async () => {
  await store.clear()
  failures.length = 0
})
afterEach(() => vi.restoreAllMocks())

test('product#offline: written values are read, also by another handle of the same store, in the requested order', async () => {
  expect(await store.write('a', { n: 1 })).toBe(true)
  await store.write('b', { n: 2 })
  const other = openStore<{ n: number }>('queries')
  expect(await other.read('a')).toEqual({ n: 1 })
  expect(await other.readMany(['b', 'none', 'a'])).toEqual([{ n: 2 }, undefined, { n: 1 }])
  expect((await other.keys()).sort()).toEqual(['a', 'b'])
  await store.remove('a')
  expect(await other.read('a')).toBeUndefined()
  await store.removeMany(['b', 'none'])
  expect(await other.keys()).toEqual([])
  expect(failures).toEqual([])
})

test('quality#offline: an exceeded quota is reported as full, and values stay in memory until the tab closes', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await store.write('a', { n: 1 })).toBe(false)
  expect(failures).toEqual(['full'])
  expect(await store.read('a')).toEqual({ n: 1 })
  expect(await store.readMany(['a'])).toEqual([{ n: 1 }])
  expect(await store.keys()).toEqual(['a'])
  vi.restoreAllMocks()
  expect(await store.write('a', { n: 2 })).toBe(true)
  expect(await openStore<{ n: number }>('queries').read('a')).toEqual({ n: 2 })
})

test('quality#offline: private mode: no exception, and values live in memory', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError')
  })
  const closed = openStore<number>('pictures')
  expect(await closed.write('a', 7)).toBe(false)
  expect(await closed.read('a')).toBe(7)
  expect(await closed.readMany(['a', 'b'])).toEqual([7, undefined])
  expect(await closed.keys()).toEqual(['a'])
  await closed.remove('a')
  expect(await closed.read('a')).toBeUndefined()
  await closed.clear()
  expect(new Set(failures)).toEqual(new Set(['unavailable']))
})

test('quality#offline: a database that the browser has closed is opened again, and no read of its records comes back empty', async () => {
  await store.write('a', { n: 1 })
  const reads = [
    () => store.all(),
    () => store.findAll(),
    async () => new Map([['a', (await store.readMany(['a']))[0]]]),
    async () => new Map((await store.keys()).map((key) => [key, { n: 1 }])),
  ]
  for (const read of reads) {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing', 'InvalidStateError')
    })
    expect(await read()).toEqual(new Map([['a', { n: 1 }]]))
    vi.restoreAllMocks()
  }
})

test('quality#offline: records that cannot be read are distinguished from an empty store', async () => {
  expect(await store.findAll()).toEqual(new Map())
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing', 'InvalidStateError')
  })
  expect(await store.findAll()).toBeNull()
  expect(await store.all()).toEqual(new Map())
})

test('an unsubscribed listener is not called again', async () => {
  stop()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('no')
  })
  await store.write('a', { n: 1 })
  expect(failures).toEqual([])
})
