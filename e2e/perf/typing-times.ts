import type { Page } from '@playwright/test'

/** Event Timing does not report shorter events, in ms. */
export const unreported = 16

type ObservedWindow = typeof globalThis & {
  watched: { entries: PerformanceEventTiming[]; observer: PerformanceObserver }
}

/** Runs in the page before its own code, so it must not use anything outside of itself. */
export function observeTyping(): void {
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  Object.assign(globalThis, { watched: { entries, observer } })
}

/** The ms from input to paint of every interaction since the last call; one key is one interaction. */
export const takeInteractions = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { entries, observer } = (globalThis as ObservedWindow).watched
    const longest = new Map<number, number>()
    for (const { interactionId, duration } of [
      ...entries.splice(0),
      ...(observer.takeRecords() as PerformanceEventTiming[]),
    ]) {
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
    }
    return [...longest.values()]
  })
