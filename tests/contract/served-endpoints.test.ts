import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { createApi } from '#server/app.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { answeringDatabase } from '../server/support/answering-database.ts'
import { silentLog } from '../server/support/log-lines.ts'
import { testDependencies } from '../server/support/test-dependencies.ts'

const dependencies: Dependencies = {
  db: answeringDatabase(),
  ...testDependencies({ clock: () => 0, log: silentLog }),
  pageFolder: null,
}
const served = createApi(dependencies).routes.map(({ method, path }) => `${method} ${path}`)

test.each(Object.entries(endpoints))(
  'wire#conventions: %s is served once, by method and path',
  (_name, { method, path }) => {
    expect(served.filter((route) => route === `${method} ${path}`)).toHaveLength(1)
  },
)

test('wire#conventions: only endpoints of the contract are served', () => {
  const named = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  expect(served.filter((route) => !named.includes(route))).toEqual([])
})

/** The open paths that need a token (docs/wire.md#conventions). */
const authenticated = ['/app/logout', '/notifications/page', '/userLastAnnouncementReadTime/update']

test('product#roles: catalogue and search are open to guests, endpoints below /p/ are not', () => {
  for (const { path, access } of Object.values(endpoints)) {
    expect(access, path).toBe(path.startsWith('/p/') || authenticated.includes(path) ? 'shopper' : 'open')
  }
})

test('wire#conventions: only replies to GET may be cached', () => {
  for (const { method, cacheSeconds, path } of Object.values(endpoints)) {
    if (cacheSeconds !== undefined) expect(method, path).toBe('GET')
  }
})

test('product#calls: every answer of catalogue, search and reviews is cacheable: it has an ETag and answers 304', () => {
  // The endpoints of offline downloads, whose answers the page stores itself.
  const downloads = ['/search/weight', '/search/take']
  const cacheable = Object.values(endpoints).filter(
    ({ method, path }) =>
      method === 'GET' &&
      /^\/(salesRegions|indexImgs|indexTag|category|brand|prod|shopDetail|search|prodComm|mall)(\/|$)/.test(path) &&
      !downloads.includes(path),
  )
  expect(cacheable.length).toBeGreaterThan(15)
  expect(cacheable.filter(({ cacheSeconds }) => cacheSeconds === undefined).map(({ path }) => path)).toEqual([])
})
