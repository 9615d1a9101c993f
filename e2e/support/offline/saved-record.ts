import type { Page } from '@playwright/test'

/** The saved query whose key contains all of these parts, as text; empty where there is none. */
export const savedRecord = (page: Page, ...parts: readonly string[]): Promise<string> =>
  page.evaluate(async (prodId) => {
    const open = indexedDB.open('nelu-queries')
    const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
    const records = database.transaction('records').objectStore('records')
    const [keys, values] = await Promise.all(
      [records.getAllKeys(), records.getAll()].map(
        (request) =>
          new Promise<unknown[]>((resolve) => (request.onsuccess = () => resolve(request.result as unknown[]))),
      ),
    )
    database.close()
    const at = keys?.findIndex((key) => prodId.every((part) => String(key).includes(part))) ?? -1
    return at < 0 ? '' : JSON.stringify(values?.[at])
  }, parts)
