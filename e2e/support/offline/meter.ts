import { expect, type Page } from '@playwright/test'
import type { CountingProxy } from '../mall/counting-proxy.ts'

/** The bytes that the mall's own meter has counted in all months, read from the device's store. */
export const metered = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const open = indexedDB.open('nelu-meter')
    const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
    try {
      if (!database.objectStoreNames.contains('records')) return 0
      const request = database.transaction('records').objectStore('records').getAll()
      const months = await new Promise<number[]>((resolve) => (request.onsuccess = () => resolve(request.result)))
      return months.reduce((sum, bytes) => sum + bytes, 0)
    } finally {
      database.close()
    }
  })

/** Waits until no bytes arrive any more and the meter has stored its count. A whole warm-up takes about 10 s. */
export async function waitUntilMetered(page: Page, proxy: CountingProxy, timeoutMs = 30_000): Promise<void> {
  let before = ''
  await expect
    .poll(
      async () => {
        const count = await metered(page)
        const now = `${proxy.bytes} ${count}`
        const isStable = count > 0 && now === before
        before = now
        return isStable
      },
      { message: 'transfers have ended and are metered', intervals: [1_500], timeout: timeoutMs },
    )
    .toBe(true)
}
