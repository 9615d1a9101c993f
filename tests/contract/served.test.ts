import { expect, test } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { createApi } from '../../src/server/app.ts'
import type { Dependencies } from '../../src/server/dependencies.ts'
import { readSettings } from '../../src/server/settings.ts'

const nothing = async () => []
const dependencies: Dependencies = {
  db: { engine: 'embedded', query: nothing, run: async () => {}, transaction: () => Promise.reject(new Error('none')), close: async () => {} },
  clock: () => 0,
  pictures: { read: async () => null, warm: async () => {}, close: async () => {} },
  settings: readSettings({}),
  log: () => {},
  pageFolder: null,
}
const served = createApi(dependencies).routes.map(({ method, path }) => `${method} ${path}`)

test.each(Object.entries(endpoints))('§7 %s is served, once, by method and path', (_name, { method, path }) => {
  expect(served.filter((route) => route === `${method} ${path}`)).toHaveLength(1)
})

test('§7 nothing is served that the contract does not name', () => {
  const named = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(served.filter((route) => !named.includes(route))).toEqual([])
})

test('§6 catalogue and search are open to guests', () => {
  for (const { path, access } of Object.values(endpoints)) {
    if (!path.startsWith('/p/')) expect(access, path).toBe('open')
  }
})

test('§7 every reply that may be kept is a GET', () => {
  for (const { method, cacheSeconds, path } of Object.values(endpoints)) {
    if (cacheSeconds !== undefined) expect(method, path).toBe('GET')
  }
})
