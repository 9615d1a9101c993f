import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const worker = new EventTarget()
const receive = (data: unknown) => worker.dispatchEvent(Object.assign(new Event('message'), { data }))

let onFirstTrouble: typeof import('#shell/later/storage-trouble.ts').onFirstTrouble
let fail: (error: Error) => Promise<unknown>
const full = new DOMException('no room', 'QuotaExceededError')
const unavailable = new DOMException('private mode', 'InvalidStateError')

beforeEach(async () => {
  vi.stubGlobal('navigator', { serviceWorker: worker })
  vi.useFakeTimers()
  // The stores remember for the life of a page that the storage was full.
  vi.resetModules()
  const [{ openStore }, trouble] = await Promise.all([
    import('#offline/stores.ts'),
    import('#shell/later/storage-trouble.ts'),
  ])
  onFirstTrouble = trouble.onFirstTrouble
  const store = openStore<boolean>('settings')
  fail = (error) => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw error
      },
    })
    return store.write('savesData', true)
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('storage: a full or failing storage is reported once (docs/quality.md#offline)', () => {
  it('a full storage is reported once by page and worker together', async () => {
    const notify = vi.fn()
    onFirstTrouble(notify)
    receive({ kind: 'answered' })
    expect(notify).not.toHaveBeenCalled()
    receive({ kind: 'storage-full' })
    receive({ kind: 'storage-full' })
    await fail(full)
    expect(notify.mock.calls).toEqual([['full']])
  })

  it('a full storage of the page is reported once', async () => {
    const notify = vi.fn()
    onFirstTrouble(notify)
    await fail(full)
    await fail(full)
    receive({ kind: 'storage-full' })
    expect(notify.mock.calls).toEqual([['full']])
  })

  it('a short failure of the storage is not reported, a lasting failure is', async () => {
    const notify = vi.fn()
    const stop = onFirstTrouble(notify)
    await fail(unavailable)
    await fail(unavailable)
    expect(notify).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2_000)
    await fail(unavailable)
    await fail(unavailable)
    expect(notify.mock.calls).toEqual([['unavailable']])
    stop()
  })
})
