import type { Page } from '@playwright/test'

export type PageTimes = {
  /** First and largest contentful paint, ms since the navigation began; null where nothing was painted. */
  readonly fcp: number | null
  readonly lcp: number | null
  /** The picture of the largest paint; null where it is text. */
  readonly lcpUrl: string | null
  /** What the largest paint is, e.g. `img.picture` or `h2`. */
  readonly lcpWhat: string
  /** Layout shift: the worst window of 5 s, as Chromium's own metric. */
  readonly shift: number
  /** Milliseconds that tasks after the first paint took beyond 50 ms each. */
  readonly blocking: number
  /** When the load event began, ms since the navigation began. */
  readonly loadedAt: number
}

/** Runs in the page before anything of its own; it must not use anything outside of itself. */
function observe(): void {
  const seen = { tasks: [] as PerformanceEntry[], shifts: [] as PerformanceEntry[], paints: [] as PerformanceEntry[] }
  Object.assign(globalThis, { seen })
  const watch = (type: string, into: PerformanceEntry[]) => new PerformanceObserver((list) => into.push(...list.getEntries())).observe({ type, buffered: true })
  watch('longtask', seen.tasks)
  watch('layout-shift', seen.shifts)
  watch('largest-contentful-paint', seen.paints)
}

function collect(): PageTimes {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  type Paint = PerformanceEntry & { url: string; element: Element | null }
  const { seen } = globalThis as typeof globalThis & { seen: { tasks: PerformanceEntry[]; shifts: Shift[]; paints: Paint[] } }
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null
  const paint = seen.paints.at(-1)
  let worst = 0
  let shifts: Shift[] = []
  for (const shift of seen.shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
    const [first, last] = [shifts[0], shifts.at(-1)]
    const isNew = !first || !last || shift.startTime - last.startTime > 1000 || shift.startTime - first.startTime > 5000
    shifts = isNew ? [shift] : [...shifts, shift]
    worst = Math.max(worst, shifts.reduce((sum, { value }) => sum + value, 0))
  }
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  return {
    fcp,
    lcp: paint?.startTime ?? null,
    lcpUrl: paint?.url || null,
    lcpWhat: paint?.element ? `${paint.element.localName} “${(paint.element.getAttribute('alt') ?? paint.element.textContent ?? '').trim().slice(0, 40)}”` : '–',
    shift: worst,
    blocking: seen.tasks.filter(({ startTime }) => startTime >= (fcp ?? 0)).reduce((sum, { duration }) => sum + duration - 50, 0),
    loadedAt: load?.loadEventStart ?? 0,
  }
}

/** Starts to observe every page that this one will open. */
export const observeTimes = (page: Page): Promise<void> => page.addInitScript(observe)

/** What was observed so far. */
export const collectTimes = (page: Page): Promise<PageTimes> => page.evaluate(collect)
