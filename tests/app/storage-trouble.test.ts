import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const listeners = vi.hoisted(() => new Set<(failure: 'full' | 'unavailable') => void>())
vi.mock('#offline/stores.ts', () => ({
  onStorageTrouble: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))
const { onFirstTrouble } = await import('#shell/later/storage-trouble.ts')

const worker = new EventTarget()
const fail = (failure: 'full' | 'unavailable') => {
  for (const listener of [...listeners]) listener(failure)
}
const receive = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }))

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
    const notify = vi.fn()
    onFirstTrouble(notify)
    receive({ kind: 'answered' })
    receive({ kind: 'storage-full' })
    receive({ kind: 'storage-full' })
    fail('full')
    expect(notify.mock.calls).toEqual([['full']])
    expect(listeners.size).toBe(0)
  })

  it('a short failure of the storage is not reported, a lasting failure is', () => {
    const notify = vi.fn()
    const stop = onFirstTrouble(notify)
    fail('unavailable')
    fail('unavailable')
    expect(notify).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    fail('unavailable')
    fail('unavailable')
    expect(notify.mock.calls).toEqual([['unavailable']])
    stop()
  })
})
