import { openStore } from '#offline/stores.ts'
import { dropMany } from '../later/saved-queries.ts'
import { dropPictures } from './worker-pictures.ts'

/** The downloads that hold a stored record (by its key) or a picture (by its address). */
const items = openStore<string[]>('offlineItems')
const isPicture = (key: string) => key.startsWith('http')

/**
 * Registers records and pictures as part of a download before they are fetched, which protects them from deletion.
 * Returns false where the device is full.
 */
export async function registerItems(id: string, keys: string[]): Promise<boolean> {
  const owners = await items.readMany(keys)
  return items.writeMany(keys.map((key, at) => [key, [...new Set([...(owners[at] ?? []), id])]]))
}

/**
 * Releases everything that a download holds; items that no other download holds are deleted, or left to expire if
 * `leavesItems`.
 */
export async function releaseItems(id: string, leavesItems = false): Promise<void> {
  const keys = await items.keys()
  const owners = await items.readMany(keys)
  const own = keys.filter((_, at) => owners[at]?.includes(id))
  const shared = new Map(keys.map((key, at) => [key, (owners[at] ?? []).filter((one) => one !== id)]))
  const alone = own.filter((key) => shared.get(key)?.length === 0)
  await items.removeMany(alone)
  await items.writeMany(own.filter((key) => !alone.includes(key)).map((key) => [key, shared.get(key) ?? []]))
  if (leavesItems) return
  await dropMany(alone.filter((key) => !isPicture(key)))
  await dropPictures(alone.filter(isPicture))
}
