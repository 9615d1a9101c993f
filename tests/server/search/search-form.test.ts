import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { searchedWords } from '#contract/links.ts'
import { searchForm } from '#server/http/search-form.ts'

const app = new Hono()
searchForm(app)
const sent = (query: string, path = '/SearchResults') => app.request(path + query)

test.each(['running shoes', 'a/b', '50%', 'çay & 茶 чай', '%2F', '<script>', 'v1.5', '😀'])(
  'product#search: the form, sent before the script has loaded, leads to the results of "%s"',
  async (words) => {
    for (const path of ['/SearchResults', '/SearchResults/']) {
      const response = await sent(`?${new URLSearchParams({ key: ` ${words}  ` })}`, path)
      expect(response.status).toBe(303)
      const target = response.headers.get('Location') ?? ''
      expect(new URL(target, 'http://mall').pathname).toBe(target)
      expect(searchedWords(target)).toBe(words)
    }
  },
)

test('product#search: an empty search does nothing; without words the search page opens', async () => {
  for (const key of ['', '%20%20', '..', '.', '%09%0A']) expect((await sent(`?key=${key}`)).status, key).toBe(204)
  const none = await sent('')
  expect(none.status).toBe(303)
  expect(none.headers.get('Location')).toBe('/search')
})

test('product#search: invalid characters are dropped, and a long text is truncated', async () => {
  expect((await sent('?key=a%00b%ED%A0%80')).status).toBe(303)
  const long = (await sent(`?key=${'x'.repeat(500)}`)).headers.get('Location') ?? ''
  expect(searchedWords(long)).toBe('x'.repeat(120))
})
