import type { Page } from '@playwright/test'

/**
 * Everything that the mall stores in this browser, as text: both storages, and every record of every database with its
 * key.
 */
export const storedOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const wait = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)))
    const stored: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        stored.push(await Promise.all([wait(records.getAllKeys()), wait(records.getAll())]))
      }
      database.close()
    }
    return JSON.stringify(stored)
  })
