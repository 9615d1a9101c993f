import type { Page } from '@playwright/test'

/** What the icon of the installed app counts, which a test's window has none of: the browser's two functions tell it. */
export async function watchAppBadge(page: Page): Promise<() => number | null> {
  let shown: number | null = null
  await page.exposeFunction('noteBadge', (count: number) => void (shown = count))
  await page.addInitScript(() => {
    const note = (count: number): Promise<void> => Reflect.get(globalThis, 'noteBadge')(count)
    Object.assign(navigator, { setAppBadge: (count: number) => note(count), clearAppBadge: () => note(0) })
  })
  return () => shown
}
