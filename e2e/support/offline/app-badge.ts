import type { Page } from '@playwright/test'

/** Observes the app badge by the browser's two functions, because a test's window has no icon. */
export async function watchAppBadge(page: Page): Promise<() => number | null> {
  let shown: number | null = null
  await page.exposeFunction('noteBadge', (count: number) => void (shown = count))
  await page.addInitScript(() => {
    const record = (count: number): Promise<void> => Reflect.get(globalThis, 'noteBadge')(count)
    Object.assign(navigator, { setAppBadge: (count: number) => record(count), clearAppBadge: () => record(0) })
  })
  return () => shown
}
