import {
  clear,
  createStore,
  del,
  delMany,
  get,
  getMany,
  keys,
  promisifyRequest,
  set,
  setMany,
  type UseStore,
} from 'idb-keyval'
import { storeNames } from './store-names.ts'

/**
 * One IndexedDB store with text keys. No method throws: a record that cannot be stored lives in memory until the tab
 * closes.
 */
export type Store<Value> = {
  read(key: string): Promise<Value | undefined>
  /** The same as `read`, but the result is null if the phone could not read the record. */
  find(key: string): Promise<{ readonly value: Value | undefined } | null>
  readMany(keys: string[]): Promise<(Value | undefined)[]>
  /**
   * Returns false if the phone could not store the record (quota, private mode, deleted storage), which then stays in
   * memory.
   */
  write(key: string, value: Value): Promise<boolean>
  /** Writes all records or none. Returns false if the phone could not store them; they do not stay in memory. */
  writeMany(entries: [string, Value][]): Promise<boolean>
  /**
   * Changes a record in one transaction, so that two tabs do not overwrite each other. If `next` returns undefined,
   * nothing changes and the result is false. A record that the phone could not store stays in memory until the tab
   * closes.
   */
  change(key: string, next: (before: Value | undefined) => Value | undefined): Promise<boolean>
  /** All records, read in one transaction. */
  all(): Promise<Map<string, Value>>
  /** The same as `all`, but the result is null if the phone could not read the records. */
  findAll(): Promise<Map<string, Value> | null>
  /**
   * Reads all records and changes any of them, in one transaction that is on the disk when the promise resolves. If the
   * phone cannot store the changes, new records stay in memory until a later edit (`isStored` is false). The result is
   * null, and nothing changes, if the edit would also have changed stored records.
   */
  edit<Result>(
    work: (records: ReadonlyMap<string, Value>) => Edit<Value, Result>,
  ): Promise<{ readonly result: Result; readonly isStored: boolean } | null>
  remove(key: string): Promise<void>
  removeMany(keys: string[]): Promise<void>
  keys(): Promise<string[]>
  clear(): Promise<void>
}

/**
 * The changes of one edit and its result. The function that returns them may run a second time if the phone could not
 * store the first ones.
 */
export type Edit<Value, Result> = {
  readonly writes?: readonly (readonly [string, Value])[]
  readonly gone?: readonly string[]
  readonly result: Result
}

type Trouble = 'full' | 'unavailable'
const listeners = new Set<(trouble: Trouble) => void>()
let wasFull = false

/**
 * Calls `listener` when the phone could not store a record. `full`: the quota is exhausted, also if that happened
 * before this call. `unavailable`: any other reason, which needs no reaction.
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

/** Opens a store of store-names.ts. */
export const openStore = <Value>(name: keyof typeof storeNames): Store<Value> => openDatabase(storeNames[name])

/** Opens a store by the name of its database. */
export function openDatabase<Value>(name: string): Store<Value> {
  const memory = new Map<string, Value>()
  let opened: UseStore | undefined
  const database = () => (opened ??= createStore(name, 'records'))

  const attempt = async <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      opened = undefined
      report(error)
      return otherwise
    }
  }
  /** A store that was deleted or closed under an open page fails once, and then works again. Null after two failures. */
  const attemptTwice = async <Result>(work: () => Promise<Result>): Promise<Result | null> =>
    (await attempt(work, null)) ?? (await attempt(work, null))

  const find = async (key: string): Promise<{ readonly value: Value | undefined } | null> => {
    const value = memory.get(key)
    return value === undefined ? attemptTwice(async () => ({ value: await get<Value>(key, database()) })) : { value }
  }

  const readAll = async (records: IDBObjectStore) => {
    const [names, values] = await Promise.all([
      promisifyRequest(records.getAllKeys()),
      promisifyRequest<Value[]>(records.getAll()),
    ])
    return new Map(names.map((name, index) => [String(name), values[index] as Value]))
  }
  const onDisk = () => attemptTwice(() => database()('readonly', readAll))
  /** Stored records are newer than those in memory: another tab has written them since. */
  const withMemory = (stored: ReadonlyMap<string, Value>) => new Map([...memory, ...stored])
  const findAll = async () => {
    const stored = await onDisk()
    return stored && withMemory(stored)
  }

  /**
   * Edits of this tab run one after another, because an edit may change the records in memory that the next one writes.
   */
  let lastEdit: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = lastEdit.then(work)
    lastEdit = turn.catch(() => undefined)
    return turn
  }

  return {
    all: async () => (await findAll()) ?? new Map(memory),
    findAll,
    edit: (work) =>
      inTurn(async () => {
        const inTransaction = async () => {
          const db = await database()('readonly', async (records) => records.transaction.db)
          const records = db.transaction('records', 'readwrite', { durability: 'strict' }).objectStore('records')
          const stored = await readAll(records)
          const { writes = [], gone = [], result } = work(withMemory(stored))
          const inMemory = [...memory.keys()]
          const next = new Map([...[...memory].filter(([key]) => !stored.has(key)), ...writes])
          for (const key of gone) next.delete(key)
          for (const [key, value] of next) records.put(value, key)
          for (const key of gone) records.delete(key)
          await promisifyRequest(records.transaction)
          for (const key of inMemory) memory.delete(key)
          return { result, isStored: true }
        }
        const done = await attemptTwice(inTransaction)
        if (done) return done
        const stored = (await onDisk()) ?? new Map<string, Value>()
        const { writes = [], gone = [], result } = work(withMemory(stored))
        if ([...writes.map(([key]) => key), ...gone].some((key) => stored.has(key))) return null
        for (const [key, value] of writes) memory.set(key, value)
        for (const key of gone) memory.delete(key)
        return { result, isStored: false }
      }),
    find,
    read: async (key) => (await find(key))?.value,
    readMany: async (wanted) => {
      const stored = await attemptTwice(() => getMany<Value | undefined>(wanted, database()))
      return wanted.map((key, index) => memory.get(key) ?? stored?.[index])
    },
    write: async (key, value) => {
      const isStored = await attempt(() => set(key, value, database()).then(() => true), false)
      if (isStored) memory.delete(key)
      else memory.set(key, value)
      return isStored
    },
    writeMany: (entries) => attempt(() => setMany(entries, database()).then(() => true), false),
    change: async (key, next) => {
      const inTransaction = () =>
        database()('readwrite', async (records) => {
          const made = next(await promisifyRequest<Value | undefined>(records.get(key)))
          if (made !== undefined) records.put(made, key)
          await promisifyRequest(records.transaction)
          return made !== undefined
        })
      const isChanged = memory.has(key) ? null : await attempt(inTransaction, null)
      if (isChanged !== null) return isChanged
      const made = next(memory.get(key) ?? (await attempt(() => get<Value>(key, database()), undefined)))
      if (made !== undefined) memory.set(key, made)
      return made !== undefined
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
      const stored = await attemptTwice(() => keys<string>(database()))
      return [...new Set([...(stored ?? []), ...memory.keys()])]
    },
    clear: async () => {
      memory.clear()
      await attempt(() => clear(database()), undefined)
    },
  }
}

/** The names of the databases on this phone; null if the browser cannot list them (Firefox before 126). */
export async function databaseNames(): Promise<ReadonlySet<string> | null> {
  if (typeof indexedDB.databases !== 'function') return null
  return new Set((await indexedDB.databases()).map(({ name }) => name ?? ''))
}
