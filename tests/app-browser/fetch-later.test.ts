import { expect, test, vi } from 'vitest'
import { fetchLater } from '#shell/fetch-later.ts'

const links = (file: string) => document.querySelectorAll(`link[href="/${file}"]`).length

test('quality#speed: a chunk that is called by a lasting name is asked for ahead by the file that the import map has for it', async () => {
  const map = Object.assign(document.createElement('script'), {
    type: 'importmap',
    textContent: '{"imports":{"~parts":"/src/app/ui/base/class-names.ts"}}',
  })
  document.head.prepend(map)
  expect(await fetchLater(async () => true, ['~parts'])).toBe(true)
  expect(document.querySelector('link[href="/src/app/ui/base/class-names.ts"]')?.getAttribute('rel')).toBe(
    'modulepreload',
  )
  map.remove()
})

test('quality#speed: code that comes later runs when its style sheet is there, which is fetched once', async () => {
  const sheet = 'src/app/styles/tokens.css'
  const load = vi.fn(async () => [...document.styleSheets].some(({ href }) => href?.endsWith(sheet)))
  expect(await Promise.all([fetchLater(load, [sheet]), fetchLater(load, [sheet]), fetchLater(load)])).toEqual([
    true,
    true,
    expect.any(Boolean),
  ])
  expect(links(sheet)).toBe(1)
})

test('quality#offline: a style sheet that did not come keeps the code back, and is asked for again the next time', async () => {
  const missing = 'no-such-sheet.css'
  const load = vi.fn(async () => true)
  for (const _ of [1, 2]) {
    const asked = fetchLater(load, [missing])
    document.querySelector(`link[href="/${missing}"]`)?.dispatchEvent(new Event('error'))
    await expect(asked).rejects.toBeDefined()
    expect(links(missing)).toBe(0)
  }
  expect(load).not.toHaveBeenCalled()
})
