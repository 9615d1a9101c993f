import type { Page } from '@playwright/test'

/** The measured size of all offline downloads: bytes of answers as text, and of pictures. */
export const downloadedBytes = (page: Page): Promise<{ records: number; pictures: number; bytes: number }> =>
  page.evaluate(async () => {
    const wait = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const storeOf = async (name: string) =>
      (await wait(indexedDB.open(name))).transaction('records').objectStore('records')
    const keys = (await wait((await storeOf('nelu-taken-things')).getAllKeys())).map(String)
    const cache = await caches.open('pictures')
    let bytes = 0
    let records = 0
    let pictures = 0
    for (const key of keys) {
      if (key.startsWith('http')) {
        const saved = await cache.match(key)
        if (!saved) continue
        pictures += 1
        bytes += (await saved.arrayBuffer()).byteLength
      } else {
        const record = await wait((await storeOf('nelu-queries')).get(key))
        if (!record) continue
        records += 1
        bytes += new TextEncoder().encode(JSON.stringify(record.state.data)).length
      }
    }
    return { records, pictures, bytes }
  })

/** Parses "about 2.1 MB" into bytes. */
export function bytesOf(words: string): number {
  const [, number = '', unit = ''] = /([\d.,]+)\s*(MB|kB)/.exec(words) ?? []
  return Number(number.replaceAll(',', '')) * (unit === 'MB' ? 1_000_000 : 1000)
}
