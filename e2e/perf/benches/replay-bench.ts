import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { defaultRegionId } from '#contract/region.ts'
import { isUp } from '#e2e/support/is-up.ts'
import { setOffline } from '#e2e/support/offline/set-offline.ts'
import { signIn } from '#e2e/support/sign-in.ts'
import type { CartCommand } from '#offline/domains/cart/command.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { storeNames } from '#offline/store-names.ts'
import { rowsTable } from '../measure-row.ts'
import { median } from '../median.ts'
import { networkProfiles } from '../network/network-profile.ts'
import { newProfile, openPhone } from '../phone.ts'
import { openStage, type Stage } from '../stage.ts'
import { replayTarget } from '../targets.ts'

const changes = 100
const runs = 3
const settleMs = 3_000

/**
 * A hundred queued cart changes on Slow 3G (docs/quality.md#speed): from `online` until the last one is settled on the
 * phone.
 */
export async function replayBench(log: (sentence: string) => void): Promise<string> {
  const stage = await openStage()
  try {
    const skuIds = await skusOf(stage.mall)
    const times: number[] = []
    for (let run = 1; run <= runs; run += 1) {
      log(`${changes} changes, run ${run} of ${runs}`)
      times.push(await replayOnce(stage, skuIds))
    }
    return [
      '## Replay of a hundred pending cart changes, Slow 3G',
      '',
      `Phone, HTTP/2 over a new TLS connection; ${changes} products, one change each, from the \`online\` event until the last command is removed from IndexedDB.`,
      '',
      rowsTable([
        {
          measure: `all settled (${times.map((one) => one.toFixed(0)).join(', ')})`,
          network: networkProfiles.slow3g.name,
          value: median(times),
          unit: 'ms',
          target: replayTarget,
        },
      ]),
      '',
    ].join('\n')
  } finally {
    await stage.close()
  }
}

/** Variants of different products with enough stock: a refused change stays on the phone until it is seen. */
async function skusOf(mall: string): Promise<number[]> {
  const fetchJson = async <Body>(path: string) => (await (await fetch(`${mall}/api${path}`)).json()) as Body
  const skuIds: number[] = []
  for (let pageNumber = 1; skuIds.length < changes; pageNumber += 1) {
    const { records } = await fetchJson<{ records: { prodId: number }[] }>(
      `/search?regionId=${defaultRegionId}&pageNumber=${pageNumber}&pageSize=100`,
    )
    if (records.length === 0) throw new Error(`The mall has only ${skuIds.length} products that can be bought.`)
    for (const { prodId } of records) {
      const { isAvailable, skuList } = await fetchJson<{
        isAvailable: boolean
        skuList: { skuId: number; stocks: number }[]
      }>(`/prod/prodInfo?prodId=${prodId}&regionId=${defaultRegionId}`)
      const sku = isAvailable && skuList.find(({ stocks }) => stocks > 8)
      if (sku) skuIds.push(sku.skuId)
    }
  }
  return skuIds.slice(0, changes)
}

async function replayOnce({ shaper, origin, keyHash }: Stage, skuIds: readonly number[]): Promise<number> {
  const profile = await newProfile()
  shaper.use(networkProfiles.unshaped)
  const phone = await openPhone(profile.folder, keyHash, origin)
  try {
    const page = await openMall(phone)
    const {
      token: { userId },
    } = await signInOn(page)
    await setOffline(phone, true)
    await page.evaluate(write, {
      store: storeNames.outbox,
      commands: skuIds.map((skuId, at) => commandOf(userId, skuId, at)),
    })
    shaper.use(networkProfiles.slow3g)
    await page.evaluate(watchOutbox, storeNames.outbox)
    await setOffline(phone, false)
    return await page.evaluate(() => (globalThis as ObservedWindow).settled)
  } finally {
    await phone.close()
    await profile.remove()
  }
}

async function openMall(phone: BrowserContext): Promise<Page> {
  // tsx wraps named functions in a helper that the page lacks.
  await phone.addInitScript('globalThis.__name = (one) => one')
  // Data saver keeps other prefetching out of the measurement.
  await phone.addInitScript((key) => localStorage.setItem(key, 'on'), localKeys.dataSaver)
  const page = await phone.newPage()
  await page.goto('/')
  await isUp(page)
  return page
}

async function signInOn(page: Page) {
  const signedIn = await signIn(page)
  await page.goto('/')
  await isUp(page)
  // The replay code is fetched when the page is idle.
  await page.waitForTimeout(settleMs)
  return signedIn
}

const commandOf = (shopper: string, skuId: number, at: number): CartCommand => ({
  id: randomUUID(),
  shopper,
  regionId: defaultRegionId,
  domain: 'cart',
  input: { op: 'change', skuId, count: 1 },
  at: Date.now() - 60_000 + at,
  order: at + 1,
  state: 'waiting',
})

/** Runs in the page. */
async function write({ store, commands }: { store: string; commands: readonly CartCommand[] }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(store)
    opening.onupgradeneeded = () => opening.result.createObjectStore('records')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error(`IndexedDB cannot open ${store}`))
  })
  const writing = database.transaction('records', 'readwrite')
  for (const command of commands) writing.objectStore('records').put(command, command.id)
  await new Promise((resolve) => (writing.oncomplete = resolve))
  database.close()
}

type ObservedWindow = typeof globalThis & { settled: Promise<number> }

/**
 * Runs in the page: `settled` is the time, in ms, from `online` until the outbox has no command of the cart. The listeners
 * are set once this function resolves.
 */
async function watchOutbox(store: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(store)
    opening.onsuccess = () => resolve(opening.result)
  })
  const countCommands = async () => {
    const request = database.transaction('records').objectStore('records').getAll()
    await new Promise((resolve) => (request.onsuccess = resolve))
    return request.result.filter((record) => record.domain === 'cart').length
  }
  const isBack = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  const settled = isBack.then(async () => {
    const start = performance.now()
    while ((await countCommands()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    return performance.now() - start
  })
  Object.assign(globalThis, { settled })
}
