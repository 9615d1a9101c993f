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

/** One IndexedDB store of records by text key. Nothing here throws: what cannot be kept lives until the tab closes. */
export type Store<Value> = {
  read(key: string): Promise<Value | undefined>
  readMany(keys: string[]): Promise<(Value | undefined)[]>
  /** False where the phone would not keep it (quota, private mode, wiped storage); it then stays in memory. */
  write(key: string, value: Value): Promise<boolean>
  /** All or none, in one go; false, and nothing in memory either, where the phone would not keep them. */
  writeMany(entries: [string, Value][]): Promise<boolean>
  /**
   * Makes a record out of what it was, in one step, so that two tabs lose nothing of each other's. Where `next` gives nothing, nothing
   * happens, and the answer is false. What the phone would not keep lives until the tab closes.
   */
  change(key: string, next: (before: Value | undefined) => Value | undefined): Promise<boolean>
  /** Every record, as they were at one moment. */
  all(): Promise<Map<string, Value>>
  /**
   * Looks at every record and changes any of them, in one step that is on the disk when it is done. Where the phone will not keep it,
   * what is new stays in memory until a later edit (`isKept` false); null where it would have changed what is kept: nothing happened.
   */
  edit<Said>(
    work: (records: ReadonlyMap<string, Value>) => Edit<Value, Said>,
  ): Promise<{ readonly said: Said; readonly isKept: boolean } | null>
  remove(key: string): Promise<void>
  removeMany(keys: string[]): Promise<void>
  keys(): Promise<string[]>
  clear(): Promise<void>
}

/** What one step makes of the records, and what it says of it; it may run a second time where the phone would not keep it. */
export type Edit<Value, Said> = {
  readonly writes?: readonly (readonly [string, Value])[]
  readonly gone?: readonly string[]
  readonly said: Said
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

/** Opens one of the stores of store-names.ts. */
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

  const readAll = async (records: IDBObjectStore) => {
    const [names, values] = await Promise.all([
      promisifyRequest(records.getAllKeys()),
      promisifyRequest<Value[]>(records.getAll()),
    ])
    return new Map(names.map((name, index) => [String(name), values[index] as Value]))
  }
  const onDisk = () => attempt(() => database()('readonly', readAll), new Map<string, Value>())
  /** What is on the disk by now another tab has put there since: it is newer than what memory keeps. */
  const withMemory = (kept: ReadonlyMap<string, Value>) => new Map([...memory, ...kept])
  const all = async () => withMemory(await onDisk())

  /** One after the other, also here: what one step takes over from memory, another may have changed meanwhile. */
  let lastEdit: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = lastEdit.then(work)
    lastEdit = turn.catch(() => undefined)
    return turn
  }

  return {
    all,
    edit: (work) =>
      inTurn(async () => {
        const inOneStep = async () => {
          const db = await database()('readonly', async (records) => records.transaction.db)
          const records = db.transaction('records', 'readwrite', { durability: 'strict' }).objectStore('records')
          const kept = await readAll(records)
          const { writes = [], gone = [], said } = work(withMemory(kept))
          const inMemory = [...memory.keys()]
          const next = new Map([...[...memory].filter(([key]) => !kept.has(key)), ...writes])
          for (const key of gone) next.delete(key)
          for (const [key, value] of next) records.put(value, key)
          for (const key of gone) records.delete(key)
          await promisifyRequest(records.transaction)
          for (const key of inMemory) memory.delete(key)
          return { said, isKept: true }
        }
        // A store that was wiped under an open page fails once and works again.
        const done = (await attempt(inOneStep, null)) ?? (await attempt(inOneStep, null))
        if (done) return done
        const kept = await onDisk()
        const { writes = [], gone = [], said } = work(withMemory(kept))
        if ([...writes.map(([key]) => key), ...gone].some((key) => kept.has(key))) return null
        for (const [key, value] of writes) memory.set(key, value)
        for (const key of gone) memory.delete(key)
        return { said, isKept: false }
      }),
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
      const inOneStep = () =>
        database()('readwrite', async (records) => {
          const made = next(await promisifyRequest<Value | undefined>(records.get(key)))
          if (made !== undefined) records.put(made, key)
          await promisifyRequest(records.transaction)
          return made !== undefined
        })
      const isChanged = memory.has(key) ? null : await attempt(inOneStep, null)
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
      const kept = await attempt(() => keys<string>(database()), [])
      return [...new Set([...kept, ...memory.keys()])]
    },
    clear: async () => {
      memory.clear()
      await attempt(() => clear(database()), undefined)
    },
  }
}
