import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const minute = 60_000
const start = Date.UTC(2026, 10, 21)
let stored: Map<string, string>

/** As after a reload: only localStorage is left. */
const open = async () => {
  vi.resetModules()
  return import('#session/send-code-countdown.ts')
}

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('product#codes: 60 seconds are counted down after a code was sent, also after a reload; mail and mobile separately', async () => {
  const { recordCodeSent, secondsLeft } = await open()
  expect(secondsLeft('mail', start)).toBe(0)
  recordCodeSent('mail', start)
  expect(secondsLeft('mail', start)).toBe(60)
  expect(secondsLeft('mobile', start)).toBe(0)
  const reopened = await open()
  expect(reopened.secondsLeft('mail', start + 18_000)).toBe(42)
  expect(reopened.secondsLeft('mail', start + minute - 1)).toBe(1)
  expect(reopened.secondsLeft('mail', start + minute)).toBe(0)
  reopened.recordCodeSent('mobile', start + minute)
  expect(reopened.secondsLeft('mail', start + 30_000)).toBe(30)
})

test('product#codes: a clock that was set back or an unreadable value does not block a new code', async () => {
  const { recordCodeSent, secondsLeft } = await open()
  recordCodeSent('mail', start + 10 * minute)
  expect(secondsLeft('mail', start)).toBe(0)
  stored.set('nelu.code-sent', '{"mail":"soon"}')
  expect((await open()).secondsLeft('mail', start)).toBe(0)
})

test('product#codes: without localStorage the countdown lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { recordCodeSent, secondsLeft } = await open()
  recordCodeSent('mail', start)
  expect(secondsLeft('mail', start + 1_000)).toBe(59)
})
