import type { Page } from '@playwright/test'

export type PageTimes = {
  /** The first byte of the document, in ms since the navigation began. */
  readonly firstByte: number
  /** First and largest contentful paint, in ms since the navigation began; null without a paint. */
  readonly fcp: number | null
  readonly lcp: number | null
  /** The picture of the largest paint; null for text. */
  readonly lcpUrl: string | null
  /** The element of the largest paint, e.g. `img.picture` or `h2`. */
  readonly lcpElement: string
  /** Layout shift: the worst window of 5 s, as in Chromium's own metric. */
  readonly shift: number
  /** The time, in ms, that tasks after the first paint took beyond 50 ms each. */
  readonly blocking: number
}

/**
 * Runs in the page before its own code, so it must not use anything outside of itself. It contains no named function,
 * because tsx wraps these in a helper that the page lacks.
 */
function observe(): void {
  const seen: Record<string, PerformanceEntry[]> = { longtask: [], 'layout-shift': [], 'largest-contentful-paint': [] }
  Object.assign(globalThis, { seen })
  for (const [type, into] of Object.entries(seen))
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe({ type, buffered: true })
}

function collect(): PageTimes {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  type Paint = PerformanceEntry & { url: string; element: Element | null }
  const { seen } = globalThis as typeof globalThis & {
    seen: { longtask: PerformanceEntry[]; 'layout-shift': Shift[]; 'largest-contentful-paint': Paint[] }
  }
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null
  const paint = seen['largest-contentful-paint'].at(-1)
  let worst = 0
  let shifts: Shift[] = []
  for (const shift of seen['layout-shift'].filter(({ hadRecentInput }) => !hadRecentInput)) {
    const [first, last] = [shifts[0], shifts.at(-1)]
    const isNew = !first || !last || shift.startTime - last.startTime > 1000 || shift.startTime - first.startTime > 5000
    shifts = isNew ? [shift] : [...shifts, shift]
    worst = Math.max(
      worst,
      shifts.reduce((sum, { value }) => sum + value, 0),
    )
  }
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  return {
    firstByte: load?.responseStart ?? 0,
    fcp,
    lcp: paint?.startTime ?? null,
    lcpUrl: paint?.url || null,
    lcpElement: paint?.element
      ? `${paint.element.localName} “${(paint.element.getAttribute('alt') ?? paint.element.textContent ?? '').trim().slice(0, 40)}”`
      : '–',
    shift: worst,
    blocking: seen.longtask
      .filter(({ startTime }) => startTime >= (fcp ?? 0))
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  }
}

/** Starts the observation of every page that this one will open. */
export const observeTimes = async (page: Page): Promise<void> => void (await page.addInitScript(observe))

/** The observations so far. */
export const collectTimes = (page: Page): Promise<PageTimes> => page.evaluate(collect)
