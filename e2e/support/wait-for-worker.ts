import type { Page } from '@playwright/test'

/** Waits until a worker controls the page and keeps the shell and every file that the build left to the warm-up. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean(navigator.serviceWorker?.controller), undefined, { timeout: 20_000 })
  await page.evaluate(async () => {
    const later = (await (await fetch('/warm-up.json', { cache: 'no-store' })).json()) as string[]
    const files = ['/index.html', ...later]
    const end = Date.now() + 30_000
    for (;;) {
      const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })))
      const left = files.filter((_, at) => !kept[at])
      if (left.length === 0) return
      if (Date.now() > end) throw new Error(`The warm-up has not fetched ${left.length} of ${files.length} files: ${left.slice(0, 5).join(', ')}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
}
