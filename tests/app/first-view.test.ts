import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type FirstView, fillFrom, readFirstView, writeFirstView } from '#cache/first-view.ts'

const view: FirstView = {
  regionId: 659006000343,
  lang: 'en',
  timeZone: 'Asia/Colombo',
  savesData: false,
  at: 1_700_000_000_000,
  path: '/',
  isMissing: false,
  answers: [
    {
      path: '/a',
      query: { id: 1 },
      endless: false,
      value: [
        { endTime: '2026-11-21 15:30:00', name: 'x', more: { at: ['2026-11-21 00:00:00'] } },
        { name: '2026-11-21' },
      ],
    },
    { path: '/list', query: {}, endless: true, value: { records: [] } },
  ],
}
afterEach(() => vi.unstubAllGlobals())
const document = (text: string | null) =>
  vi.stubGlobal('document', { getElementById: () => (text === null ? null : { textContent: text }) })

test('quality#speed: the document’s answers become the cache’s; times in them are this device’s', () => {
  const client = new QueryClient()
  fillFrom(view, client, 'Europe/Istanbul')
  const value = [
    { endTime: '2026-11-21 13:00:00', name: 'x', more: { at: ['2026-11-20 21:30:00'] } },
    { name: '2026-11-21' },
  ]
  expect(client.getQueryData(['/a', { id: 1 }])).toEqual({ value, at: view.at })
  expect(client.getQueryData(['/list', {}])).toEqual({
    pages: [{ value: { records: [] }, at: view.at }],
    pageParams: [1],
  })
})

test('in its own zone nothing is touched', () => {
  const client = new QueryClient()
  fillFrom(view, client, 'Asia/Colombo')
  expect(client.getQueryData(['/a', { id: 1 }])).toEqual({ value: view.answers[0]?.value, at: view.at })
})

test('what the server writes the page reads; the worker’s shell has none, and another build’s is none', () => {
  document(writeFirstView(view))
  expect(readFirstView()).toEqual(view)
  document(null)
  expect(readFirstView()).toBeNull()
  document('{"regionId":1}')
  expect(readFirstView()).toBeNull()
})
