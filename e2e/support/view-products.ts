import type { Page } from '@playwright/test'
import { productPath } from './catalogue.ts'
import { isUp } from './is-up.ts'
import { expect } from './mall-test.ts'

/** The time, in ms, of the product's last view in the device's own store; 0 for never. */
export const viewedAt = (page: Page, prodId: number) =>
  page.evaluate(async (id) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'nelu-footprint')) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('nelu-footprint')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('records').objectStore('records').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(Math.max(0, ...reading.result.filter(({ prodId }) => prodId === id).map(({ at }) => at)))
        }
      }
    })
  }, prodId)

/** Opens products one after the other, each until its view is recorded, as a shopper does. */
export async function viewProducts(
  page: Page,
  products: readonly { slug: string; prodId: number; prodName: string }[],
): Promise<void> {
  for (const product of products) {
    const start = Date.now()
    await page.goto(productPath(product))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.prodName)
    await isUp(page)
    await expect
      .poll(() => viewedAt(page, product.prodId), 'time of the recorded product view')
      .toBeGreaterThan(start - 1_000)
  }
}
