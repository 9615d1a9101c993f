import { expect, test } from 'vitest'
import { apiPathOf, isCachedCall } from '#offline/later/uncached-calls.ts'

test.each([
  ['/api', self.location.origin],
  ['https://api.example/v1', 'https://api.example'],
])(
  'wire#caching: below the base %s, the worker caches catalogue answers, and no personal or live ones',
  (base, origin) => {
    const at = (path: string) => new URL(path, origin)
    const start = new URL(base, origin).pathname
    expect(isCachedCall(at(`${start}/category/tree?lang=en&regionId=5`), base)).toBe(true)
    expect(apiPathOf(at(`${start}/category/tree?lang=en`), base)).toBe('/category/tree?lang=en')
    for (const path of [`${start}/p/user/info`, `${start}/geo`, '/other/category/tree', `${start}x/category/tree`])
      expect(isCachedCall(at(path), base), path).toBe(false)
    expect(isCachedCall(new URL(`${start}/category/tree`, 'https://elsewhere.example'), base)).toBe(false)
  },
)
