import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { routeFiles } from '#server/http/route-files.ts'

const keys = [
  'index',
  'about',
  'category',
  'SearchResults.$result',
  'products.$productId',
  'products.$productId_.reviews',
  'discover',
  'discover_.sub.$category',
  'categories.index',
  'policies.$policy.$language',
  '$categoryList.$categoryId.index',
  '$categoryList.$categoryId.prods.$category',
  'store.$shop.$storeId',
  '__root',
].map((name) => `src/app/routes/${name}.tsx?tsr-split=component`)

test.each([
  ['/', 'index'],
  ['/about', 'about'],
  ['/about/', 'about'],
  ['/category', 'category'],
  ['/SearchResults/red%20shoe%2Fs', 'SearchResults.$result'],
  ['/products/a-1', 'products.$productId'],
  ['/products/a-1/reviews', 'products.$productId_.reviews'],
  ['/discover', 'discover'],
  ['/discover/sub/x-1', 'discover_.sub.$category'],
  ['/categories/', 'categories.index'],
  ['/policies/a/b', 'policies.$policy.$language'],
  ['/fashion/200', '$categoryList.$categoryId.index'],
  ['/fashion/200/prods/201', '$categoryList.$categoryId.prods.$category'],
  ['/store/a/1', 'store.$shop.$storeId'],
] as const)('quality#speed: the styles and code of %s are those of %s', (path, name) => {
  expect(routeFiles(keys, path)).toEqual([`src/app/routes/${name}.tsx?tsr-split=component`])
})

test.each(['/nothing', '/a/b/c/d/e', '/__root', '/%00', '/%E0%A4%A'])('quality#speed: %s has none', (path) =>
  expect(routeFiles(keys, path)).toEqual([]),
)

test('quality#speed: every route of the page is found by a path of its own', async () => {
  const files = (await readdir(new URL('../../../src/app/routes', import.meta.url))).filter(
    (file) => file !== '__root.tsx',
  )
  for (const file of files) {
    const path = `/${file
      .replace(/\.tsx$/, '')
      .split('.')
      .filter((part) => part !== 'index')
      .map((part) => part.replace(/_$/, '').replace(/^\$/, 'x-'))
      .join('/')}`
    expect(
      routeFiles(
        files.map((one) => `src/app/routes/${one}`),
        path,
      ),
      path,
    ).toEqual([`src/app/routes/${file}`])
  }
})
