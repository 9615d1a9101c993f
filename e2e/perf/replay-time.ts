import type { BrowserContext, Page } from '@playwright/test'
import { isUp } from '#e2e/support/is-up.ts'
import { setOffline } from '#e2e/support/offline/set-offline.ts'
import { signIn } from '#e2e/support/sign-in.ts'
import type { DomainName } from '#offline/domains.ts'
import type { Command } from '#offline/outbox/command.ts'
import { localKeys } from '#offline/storage-keys.ts'
import { storeNames } from '#offline/store-names.ts'
import { networkProfiles } from './network/network-profile.ts'
import { newProfile, openPhone } from './phone.ts'
import type { Stage } from './stage.ts'

const settleMs = 3_000

/**
 * Replays commands of a domain on Slow 3G: a signed-in phone, on which the commands were queued without a network, comes
 * online. Answers the time, in ms, from `online` until the last command is removed from IndexedDB.
 */
export async function replayTime(
  { shaper, origin, keyHash }: Stage,
  domain: DomainName,
  commandsOf: (userId: string) => readonly Command[],
): Promise<number> {
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
      commands: commandsOf(userId),
    })
    shaper.use(networkProfiles.slow3g)
    await page.evaluate(watchOutbox, { store: storeNames.outbox, domain })
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

/** Runs in the page. */
async function write({ store, commands }: { store: string; commands: readonly Command[] }): Promise<void> {
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
 * Runs in the page: `settled` is the time, in ms, from `online` until the outbox has no command of the domain. The
 * listeners are set once this function resolves.
 */
async function watchOutbox({ store, domain }: { store: string; domain: string }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(store)
    opening.onsuccess = () => resolve(opening.result)
  })
  const countCommands = async () => {
    const request = database.transaction('records').objectStore('records').getAll()
    await new Promise((resolve) => (request.onsuccess = resolve))
    return request.result.filter((record) => record.domain === domain).length
  }
  const isBack = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  const settled = isBack.then(async () => {
    const start = performance.now()
    while ((await countCommands()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    return performance.now() - start
  })
  Object.assign(globalThis, { settled })
}
