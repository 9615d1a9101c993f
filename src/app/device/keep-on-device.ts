import { addBytes, bytesOver, countTransfers } from '#offline/data-meter.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import { openStore } from '#offline/stores.ts'
import { savesData } from './data-saver.ts'
import { readLocal, writeCookie, writeLocal } from './device-choices.ts'

const settings = openStore<boolean>('settings')

/**
 * Tells the others whether data is saved: the worker by IndexedDB, and the server by a cookie, so that its next document
 * shows the same pictures as the page. Off by hand is told, too: it outdoes the browser's own `Save-Data`.
 */
export async function keepDataSaver(): Promise<void> {
  writeCookie(cookieNames.dataSaver, savesData() ? 'on' : readLocal(localKeys.dataSaver) === 'off' ? 'off' : '')
  await settings.write('savesData', savesData())
}

const week = 7 * 24 * 3600 * 1000

/**
 * Asks the browser not to throw away what is saved. Call it after the first thing worth keeping (issue 2 §4), as often
 * as is convenient: it asks once, and again after a week where it was not granted
 * (Chromium decides by how much a shop is used; Firefox asks the person).
 */
export async function keepStorage(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persist || Date.now() - Number(readLocal(localKeys.storageAskedAt)) < week) return
  writeLocal(localKeys.storageAskedAt, String(Date.now()))
  try {
    if (!(await storage.persisted())) await storage.persist()
  } catch {
    // Refused by the browser's policy: the shop works, its memory is shorter.
  }
}

/** What the worker asks for in the page's stead stands on both timelines; it counts that itself. */
const byWorker = /^\/(assets|media|flags|icons)\/|^\/api\/(?!(p|geo)(\/|$))/

/**
 * Counts what this page fetches. Each start confirms the worker's script, which stands on no timeline; the first one of
 * all fetches it, and the worker counts that.
 */
export function keepMeter(): void {
  countTransfers(({ name, workerStart }) => workerStart === 0 || !byWorker.test(new URL(name).pathname))
  const controller = navigator.serviceWorker?.controller
  if (controller) void addBytes(bytesOver({ transferSize: 300, encodedBodySize: 0, nextHopProtocol: '' }))
}
