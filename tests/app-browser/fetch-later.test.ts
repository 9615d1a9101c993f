import { expect, test, vi } from 'vitest'
import { fetchLater } from '#shell/fetch-later.ts'

const links = (file: string) => document.querySelectorAll(`link[href="/${file}"]`).length

test('quality#speed: a chunk with a lasting name is fetched by the file that the import map has for the name', async () => {
  const map = Object.assign(document.createElement('script'), {
    type: 'importmap',
    textContent: '{"imports":{"~parts":"/src/app/ui/base/class-names.ts"}}',
  })
  document.head.prepend(map)
  const requests = vi.spyOn(window, 'fetch')
  expect(await fetchLater(async () => true, ['~parts'])).toBe(true)
  expect(await fetchLater(async () => true, ['~parts'])).toBe(true)
  expect(requests.mock.calls).toEqual([['/src/app/ui/base/class-names.ts']])
  requests.mockRestore()
  map.remove()
})

test('quality#speed: a chunk of the table is fetched with all files that it needs; the table is fetched once', async () => {
  const [chunk, part] = ['src/app/ui/base/class-names.ts?screen', 'src/app/ui/base/class-names.ts?part']
  const sheet = 'src/app/styles/base.css'
  const requests = vi.spyOn(window, 'fetch')
  requests.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const load = vi.fn(async () => true)
  await expect(fetchLater(load, chunk)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  requests.mockResolvedValueOnce(Response.json({ [chunk]: [part], [part]: [sheet, part] }))
  expect(await fetchLater(load, chunk)).toBe(true)
  expect(await fetchLater(load, chunk)).toBe(true)
  expect(requests.mock.calls.map(([address]) => address)).toEqual(['/~chunks', '/~chunks', `/${chunk}`, `/${part}`])
  expect(links(sheet)).toBe(1)
  requests.mockRestore()
})

test('quality#offline: a module that could not be fetched is not imported, and the next call fetches it again', async () => {
  const file = 'src/app/ui/base/fetch-ahead.ts'
  const load = vi.fn(() => import('#ui/base/fetch-ahead.ts'))
  const requests = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  requests.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(fetchLater(load, [file])).rejects.toThrow('Failed to fetch')
  await expect(fetchLater(load, [file])).rejects.toThrow('503')
  expect(load).not.toHaveBeenCalled()
  expect(links(file)).toBe(0)
  requests.mockRestore()
  expect(await fetchLater(load, [file])).toHaveProperty('fetchAhead')
})

test('quality#speed: a script that the worker has stored is not fetched before the import', async () => {
  const file = 'src/app/ui/base/class-names.ts?stored'
  const cache = await caches.open('fetch-later-test')
  await cache.put(`/${file}`, new Response('', { headers: { 'Content-Type': 'text/javascript' } }))
  const controller = vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker)
  const requests = vi.spyOn(window, 'fetch')
  expect(await fetchLater(async () => true, [file])).toBe(true)
  expect(requests).not.toHaveBeenCalled()
  expect(links(file)).toBe(1)
  requests.mockRestore()
  controller.mockRestore()
  await caches.delete('fetch-later-test')
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

test('quality#speed: style sheets and scripts that the document contains are not fetched again', async () => {
  const style = document.createElement('style')
  style.dataset['sheets'] = '/inlined-one.css /inlined-two.css'
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.setAttribute('src', '/entry.js')
  document.head.append(style, script)
  const requests = vi.spyOn(window, 'fetch')
  expect(await fetchLater(async () => true, ['inlined-two.css', 'entry.js'])).toBe(true)
  // The chunk of the document's own screen came with all its files: the table is not needed.
  expect(await fetchLater(async () => true, 'entry.js')).toBe(true)
  expect(links('inlined-two.css')).toBe(0)
  expect(requests).not.toHaveBeenCalled()
  requests.mockRestore()
  style.remove()
  script.remove()
})

test('quality#offline: a style sheet that did not come keeps the code back, and is asked for again the next time', async () => {
  const missing = 'no-such-sheet.css'
  const load = vi.fn(async () => true)
  for (const _ of [1, 2]) {
    const fetching = fetchLater(load, [missing])
    document.querySelector(`link[href="/${missing}"]`)?.dispatchEvent(new Event('error'))
    await expect(fetching).rejects.toBeDefined()
    expect(links(missing)).toBe(0)
  }
  expect(load).not.toHaveBeenCalled()
})
