import { expect, type Page } from '@playwright/test'

/**
 * Waits until this device has stored the server's answer for a product; a first view is stored once the page is idle.
 */
export async function waitUntilSaved(page: Page, prodId: number): Promise<void> {
  const isSaved = () =>
    page.evaluate(async (id) => {
      if (!(await indexedDB.databases()).some(({ name }) => name === 'nelu-queries')) return false
      const open = indexedDB.open('nelu-queries')
      const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
      const request = database.transaction('records').objectStore('records').getAllKeys()
      const keys = await new Promise<IDBValidKey[]>((resolve) => (request.onsuccess = () => resolve(request.result)))
      database.close()
      return keys.some((key) => String(key).includes('/prod/prodInfo') && String(key).includes(`${id}`))
    }, prodId)
  await expect.poll(isSaved, { message: `product ${prodId} is saved` }).toBe(true)
}
