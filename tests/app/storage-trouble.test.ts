import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const listeners = vi.hoisted(() => new Set<(trouble: 'full' | 'unavailable') => void>())
vi.mock('#offline/stores.ts', () => ({
  onStorageTrouble: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))
const { onFirstTrouble } = await import('#shell/later/storage-trouble.ts')

const worker = new EventTarget()
const fail = (trouble: 'full' | 'unavailable') => {
  for (const listener of [...listeners]) listener(trouble)
}
const hear = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }))

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: worker })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('storage: a full or failing storage is reported once (docs/quality.md#offline)', () => {
  it('a full storage is reported once by page and worker together', () => {
    const tell = vi.fn()
    onFirstTrouble(tell)
    hear({ kind: 'answered' })
    hear({ kind: 'storage-full' })
    hear({ kind: 'storage-full' })
    fail('full')
    expect(tell.mock.calls).toEqual([['full']])
    expect(listeners.size).toBe(0)
  })

  it('a short failure of the storage is not reported, a lasting failure is', () => {
    const tell = vi.fn()
    const stop = onFirstTrouble(tell)
    fail('unavailable')
    fail('unavailable')
    expect(tell).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    fail('unavailable')
    fail('unavailable')
    expect(tell.mock.calls).toEqual([['unavailable']])
    stop()
  })
})
