import type { Page } from '@playwright/test'
import { defaultRegionId } from '#contract/region/region.ts'
import type { Language } from '#contract/wire.ts'
import { savedProducts } from './saved-products.ts'

const pageSize = 20

/** Stores products in the browser of an open page as if they had been browsed: lists, the tree and the brands. */
export async function fillSaved(page: Page, number: number, lang: Language): Promise<void> {
  const { cards, tree, brands } = await savedProducts(number, lang)
  const market = { regionId: defaultRegionId, lang }
  const lists = Array.from({ length: Math.ceil(cards.length / pageSize) }, (_, index) => ({
    key: ['/search', { pageNumber: index + 1, pageSize, ...market }],
    value: { records: cards.slice(index * pageSize, (index + 1) * pageSize), shops: [] },
  }))
  const records = [
    { key: ['/category/tree', market], value: tree },
    { key: ['/brand/list', market], value: brands },
    ...lists,
  ]
  await page.evaluate(async (all) => {
    for (const name of ['nelu-queries', 'nelu-query-times']) {
      const open = indexedDB.open(name)
      open.onupgradeneeded = () => open.result.createObjectStore('records')
      const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)))
      const store = database.transaction('records', 'readwrite').objectStore('records')
      for (const { key, value } of all)
        store.put(
          name === 'nelu-queries' ? { queryKey: key, state: { data: { value, at: 1 } } } : 1,
          `q-${JSON.stringify(key)}`,
        )
      await new Promise((resolve) => (store.transaction.oncomplete = resolve))
      database.close()
    }
  }, records)
}
