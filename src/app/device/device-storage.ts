import { addBytes, bytesOver, countTransfers } from '#offline/data-meter.ts'
import { isCachedCall } from '#offline/later/uncached-calls.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import { savesData } from './data-saver.ts'
import { readLocal, writeCookie, writeLocal } from './device-choices.ts'

const settings = openStore<boolean>('settings')

/**
 * Passes the data saver state on: to the worker through IndexedDB, and to the server in a cookie, so that the next
 * document shows the same pictures as the page. "Off" is passed on, too, because the shopper's choice overrides the
 * browser's own `Save-Data`.
 */
export async function persistDataSaver(): Promise<void> {
  writeCookie(cookieNames.dataSaver, savesData() ? 'on' : readLocal(localKeys.dataSaver) === 'off' ? 'off' : '')
  await settings.write('savesData', savesData())
}

const week = 7 * 24 * 3600 * 1000

/**
 * Requests persistent storage from the browser. To be called after the first data worth storing, as often as is
 * convenient: the request is made once, and again after a week where it was not granted (Chromium decides by how much
 * the site is used; Firefox prompts the shopper).
 */
export async function requestPersistentStorage(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persist || Date.now() - Number(readLocal(localKeys.storageAskedAt)) < week) return
  writeLocal(localKeys.storageAskedAt, String(Date.now()))
  try {
    if (!(await storage.persisted())) await storage.persist()
  } catch {
    // Refused by the browser's policy: the app works, but stored data may be evicted sooner.
  }
}

/** Requests that the worker makes on behalf of the page are on both timelines; the worker counts them. */
const isByWorker = (address: URL): boolean =>
  /^\/(assets|media|uploads|flags|icons)\//.test(address.pathname) || isCachedCall(address)

/**
 * Counts the bytes that this page fetches. Each start revalidates the worker's script, which is on no timeline; the
 * very first start downloads the script, and the worker counts that download.
 */
export function startDataMeter(): void {
  countTransfers(({ name, workerStart }) => workerStart === 0 || !isByWorker(new URL(name)))
  const controller = navigator.serviceWorker?.controller
  if (controller) void addBytes(bytesOver({ transferSize: 300, encodedBodySize: 0, nextHopProtocol: '' }))
}
