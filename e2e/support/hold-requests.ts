import type { Page } from '@playwright/test'

/** Holds the page's requests of an address, or the first `times` of them, until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  options?: { times: number },
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, (route) => released.then(() => route.continue()), options)
  return release
}
