import { clear, createStore, del, delMany, get, getMany, keys, set, setMany, update, type UseStore } from 'idb-keyval'
import { storeNames } from './storage-keys.ts'

/** One IndexedDB store of records by text key. Nothing here throws: what cannot be kept lives until the tab closes. */
export type Store<Value> = {
  read(key: string): Promise<Value | undefined>
  readMany(keys: string[]): Promise<(Value | undefined)[]>
  /** False where the phone would not keep it (quota, private mode, wiped storage); it then stays in memory. */
  write(key: string, value: Value): Promise<boolean>
  /** All or none, in one go; false, and nothing in memory either, where the phone would not keep them. */
  writeMany(entries: [string, Value][]): Promise<boolean>
  /** Makes a record out of what it was, in one step, so that two tabs lose nothing of each other's. */
  change(key: string, next: (before: Value | undefined) => Value): Promise<void>
  remove(key: string): Promise<void>
  removeMany(keys: string[]): Promise<void>
  keys(): Promise<string[]>
  clear(): Promise<void>
}

type Trouble = 'full' | 'unavailable'
const listeners = new Set<(trouble: Trouble) => void>()
let wasFull = false

/**
 * Tells when the phone would not keep something: `full` is a spent quota, also one that was met before somebody listened;
 * `unavailable` is anything else, which goes on by itself.
 */
export function onStorageTrouble(listener: (trouble: Trouble) => void): () => void {
  listeners.add(listener)
  if (wasFull) queueMicrotask(() => listeners.has(listener) && listener('full'))
  return () => listeners.delete(listener)
}

function report(error: unknown): void {
  const trouble: Trouble = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable'
  wasFull ||= trouble === 'full'
  for (const listener of listeners) listener(trouble)
}

/** Opens one of the stores of storage-keys.ts. */
export function openStore<Value>(name: keyof typeof storeNames): Store<Value> {
  const memory = new Map<string, Value>()
  let opened: UseStore | undefined
  const database = () => (opened ??= createStore(storeNames[name], 'records'))

  const attempt = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      opened = undefined
      report(error)
      return otherwise
    }
  }

  return {
    read: async (key) => memory.get(key) ?? (await attempt(() => get<Value>(key, database()), undefined)),
    readMany: async (wanted) => {
      const kept = await attempt(() => getMany<Value>(wanted, database()), [] as (Value | undefined)[])
      return wanted.map((key, index) => memory.get(key) ?? kept[index])
    },
    write: async (key, value) => {
      const isKept = await attempt(() => set(key, value, database()).then(() => true), false)
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    writeMany: (entries) => attempt(() => setMany(entries, database()).then(() => true), false),
    change: async (key, next) => {
      const isKept = !memory.has(key) && (await attempt(() => update(key, next, database()).then(() => true), false))
      if (!isKept) memory.set(key, next(memory.get(key)))
    },
    remove: async (key) => {
      memory.delete(key)
      await attempt(() => del(key, database()), undefined)
    },
    removeMany: async (gone) => {
      for (const key of gone) memory.delete(key)
      await attempt(() => delMany(gone, database()), undefined)
    },
    keys: async () => {
      const kept = await attempt(() => keys<string>(database()), [])
      return [...new Set([...kept, ...memory.keys()])]
    },
    clear: async () => {
      memory.clear()
      await attempt(() => clear(database()), undefined)
    },
  }
}
