import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionKeys } from '#offline/storage-keys.ts'

/** The parts of a page with a worker that updates depend on. */
function pageWith({ isControlled = true, isTouched = true, reloadedAt = '' } = {}) {
  const worker = Object.assign(new EventTarget(), { controller: isControlled ? {} : null })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const session = new Map(reloadedAt ? [[sessionKeys.updatedAt as string, reloadedAt]] : [])
  const reload = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: worker, userActivation: { hasBeenActive: isTouched } })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  })
  return {
    reload,
    takeControl: () => worker.dispatchEvent(new Event('controllerchange')),
    look: (visibilityState: 'visible' | 'hidden') => {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const start = async () => ({
  ...(await import('#shell/later/updates.ts')),
  ...(await import('#sync/later/unsaved-work.ts')),
})

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the update dialog (docs/product.md#updates)', () => {
  it('asks once however often a version waits, and reloads once', async () => {
    const page = pageWith()
    const { offerUpdate, acceptUpdate, followUpdates, updates } = await start()
    const changes = vi.fn()
    const skip = vi.fn(() => true)
    updates.subscribe(changes)
    followUpdates()
    offerUpdate(skip, false)
    offerUpdate(skip, false)
    offerUpdate(skip, true)
    expect(changes).toHaveBeenCalledTimes(1)
    expect(skip).not.toHaveBeenCalled()
    acceptUpdate()
    acceptUpdate()
    expect(skip).toHaveBeenCalledTimes(1)
    expect(page.reload).not.toHaveBeenCalled()
    page.takeControl()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('stays silent when the first worker takes control of the page', async () => {
    const page = pageWith({ isControlled: false })
    const { followUpdates, updates } = await start()
    followUpdates()
    page.takeControl()
    expect(updates.state).toBe('none')
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('asks where another tab has accepted the update', async () => {
    const page = pageWith()
    const { followUpdates, acceptUpdate, updates } = await start()
    followUpdates()
    page.takeControl()
    expect(updates.state).toBe('ready')
    expect(page.reload).not.toHaveBeenCalled()
    acceptUpdate()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('asks again where the new version did not take over', async () => {
    pageWith()
    const { offerUpdate, acceptUpdate, updates } = await start()
    offerUpdate(() => true, false)
    acceptUpdate()
    expect(updates.state).toBe('taking')
    vi.advanceTimersByTime(10_000)
    expect(updates.state).toBe('ready')
  })

  it.each([
    { after: 11, isReloaded: true },
    { after: 61, isReloaded: false },
  ])(
    'a new version that takes over $after s after the answer: the page reloads: $isReloaded',
    async ({ after, isReloaded }) => {
      const page = pageWith()
      const { offerUpdate, acceptUpdate, followUpdates, updates } = await start()
      followUpdates()
      offerUpdate(() => true, false)
      acceptUpdate()
      vi.advanceTimersByTime(after * 1000)
      expect(updates.state).toBe('ready')
      page.takeControl()
      expect(page.reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
    },
  )

  it('updates by itself after 30 s in the background, not before', async () => {
    const page = pageWith()
    const { offerUpdate, followUpdates } = await start()
    const skip = vi.fn(() => true)
    followUpdates()
    offerUpdate(skip, false)
    page.look('hidden')
    vi.advanceTimersByTime(29_000)
    page.look('visible')
    vi.advanceTimersByTime(60_000)
    expect(skip).not.toHaveBeenCalled()
    page.look('hidden')
    vi.advanceTimersByTime(30_000)
    expect(skip).toHaveBeenCalledTimes(1)
  })

  it('updates by itself at a start with a waiting version and an untouched page', async () => {
    pageWith({ isTouched: false })
    const { offerUpdate } = await start()
    const skip = vi.fn(() => true)
    offerUpdate(skip, true)
    expect(skip).toHaveBeenCalledTimes(1)
  })

  it('asks at a start where the shopper has already interacted', async () => {
    pageWith({ isTouched: true })
    const { offerUpdate, updates } = await start()
    const skip = vi.fn(() => true)
    offerUpdate(skip, true)
    expect(skip).not.toHaveBeenCalled()
    expect(updates.state).toBe('ready')
  })

  it('never loops: a page that has just reloaded asks', async () => {
    const page = pageWith({ isTouched: false, reloadedAt: String(Date.now() - 60_000) })
    const { offerUpdate, followUpdates, updates } = await start()
    const skip = vi.fn(() => true)
    followUpdates()
    offerUpdate(skip, true)
    page.look('hidden')
    vi.advanceTimersByTime(31_000)
    expect(skip).not.toHaveBeenCalled()
    expect(updates.state).toBe('ready')
  })

  it('never reloads while work is unsaved: neither by answer, by itself nor by another tab', async () => {
    const page = pageWith({ isTouched: false })
    const { offerUpdate, acceptUpdate, followUpdates, holdUpdates, isHeld } = await start()
    const skip = vi.fn(() => true)
    followUpdates()
    const release = holdUpdates()
    offerUpdate(skip, true)
    acceptUpdate()
    page.look('hidden')
    vi.advanceTimersByTime(31_000)
    page.takeControl()
    expect(skip).not.toHaveBeenCalled()
    expect(page.reload).not.toHaveBeenCalled()
    release()
    expect(isHeld()).toBe(false)
    acceptUpdate()
    expect(skip).toHaveBeenCalledTimes(1)
  })

  it('keeps input that was typed between the answer and the new version', async () => {
    const page = pageWith()
    const { offerUpdate, acceptUpdate, followUpdates, holdUpdates, updates } = await start()
    followUpdates()
    offerUpdate(() => true, false)
    acceptUpdate()
    holdUpdates()
    page.takeControl()
    expect(page.reload).not.toHaveBeenCalled()
    expect(updates.state).toBe('ready')
  })

  it('does not happen by itself while changes are sent', async () => {
    const page = pageWith({ isTouched: false })
    const { offerUpdate, followUpdates, whileSending, isSending } = await start()
    const skip = vi.fn(() => true)
    let end = () => {}
    const sent = whileSending(() => new Promise<void>((resolve) => (end = resolve)))
    followUpdates()
    offerUpdate(skip, true)
    page.look('hidden')
    vi.advanceTimersByTime(31_000)
    expect(skip).not.toHaveBeenCalled()
    end()
    await sent
    expect(isSending()).toBe(false)
    page.look('hidden')
    vi.advanceTimersByTime(31_000)
    expect(skip).toHaveBeenCalledTimes(1)
  })

  it('can be accepted while changes are sent, because a send that is cut is repeated', async () => {
    pageWith()
    const { offerUpdate, acceptUpdate, whileSending } = await start()
    const skip = vi.fn(() => true)
    void whileSending(() => new Promise(() => {}))
    offerUpdate(skip, false)
    acceptUpdate()
    expect(skip).toHaveBeenCalledTimes(1)
  })

  it('is held back until every holder has released it', async () => {
    const { holdUpdates, isHeld } = await start()
    const [first, second] = [holdUpdates(), holdUpdates()]
    first()
    first()
    expect(isHeld()).toBe(true)
    second()
    expect(isHeld()).toBe(false)
  })
})
