import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type FirstView, fillFrom, readFirstView } from '#cache/first-view.ts'
import { withTime, writeFirstView } from '#cache/write-first-view.ts'

const view: FirstView = {
  regionId: 659006000343,
  lang: 'en',
  timeZone: 'Asia/Colombo',
  savesData: false,
  at: 1_700_000_000_000,
  path: '/',
  isMissing: false,
  queries: [],
}
const value = [
  { endTime: '2026-11-21 15:30:00', name: 'x', more: { at: ['2026-11-21 00:00:00'] } },
  { name: '2026-11-21' },
]

/** A cache as the server fills it. */
function serverCache(): QueryClient {
  const client = new QueryClient()
  client.setQueryData(['/a', { id: 1 }], { value, at: view.at })
  client.setQueryData(['/list', {}], { pages: [{ value: { records: [] }, at: view.at }], pageParams: [1] })
  return client
}
/** The same as the page reads it in its document. */
function readBack(client: QueryClient): FirstView {
  document(withTime(writeFirstView(view, client), view.at))
  const read = readFirstView()
  if (!read) throw new Error('The document has no first view.')
  return read
}

afterEach(() => vi.unstubAllGlobals())
const document = (text: string | null) =>
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) })

test("quality#speed: the query cache takes the answers of the document and converts their times to the device's zone", () => {
  const client = new QueryClient()
  fillFrom(readBack(serverCache()), client, 'Europe/Istanbul')
  const here = [
    { endTime: '2026-11-21 13:00:00', name: 'x', more: { at: ['2026-11-20 21:30:00'] } },
    { name: '2026-11-21' },
  ]
  expect(client.getQueryData(['/a', { id: 1 }])).toEqual({ value: here, at: view.at })
  expect(client.getQueryData(['/list', {}])).toEqual({
    pages: [{ value: { records: [] }, at: view.at }],
    pageParams: [1],
  })
})

test("in the device's own zone no time is changed", () => {
  const client = new QueryClient()
  fillFrom(readBack(serverCache()), client, 'Asia/Colombo')
  expect(client.getQueryData(['/a', { id: 1 }])).toEqual({ value, at: view.at })
})

test('the page reads the answers of its own build; the shell of the worker and other builds give none', () => {
  expect(readBack(new QueryClient())).toEqual(view)
  const [first, list] = readBack(serverCache()).queries
  expect(first?.queryKey).toEqual(['/a', { id: 1 }])
  expect(list?.queryKey).toEqual(['/list', {}])
  document(null)
  expect(readFirstView()).toBeNull()
  document('{"regionId":1}')
  expect(readFirstView()).toBeNull()
})

test('equal data are serialized equally, and without control characters', () => {
  const [earlier, later] = [serverCache(), serverCache()]
  later.setQueryData(['/a', { id: 1 }], { value, at: view.at + 60_000 }, { updatedAt: Date.now() + 60_000 })
  expect(writeFirstView(view, later).replaceAll('"dataUpdateCount":2', '"dataUpdateCount":1')).toBe(
    writeFirstView(view, earlier),
  )
  expect(writeFirstView(view, earlier)).toMatch(/^[ -\uffff]*$/)
})
