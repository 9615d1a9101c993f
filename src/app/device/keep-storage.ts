import { localKeys } from '#offline/storage-keys.ts'
import { readLocal, writeLocal } from './device-choices.ts'

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
