import type { Life, World } from './world.ts'

type Kept = { readonly records: Map<string, unknown>; readonly queue: Transaction[]; isMade: boolean }
type Request = {
  onsuccess: (() => void) | null
  onerror: (() => void) | null
  oncomplete?: null
  onabort?: null
  result: unknown
  error: unknown
}
type Transaction = {
  readonly of: Life
  readonly staged: Map<string, unknown>
  readonly todo: (() => void)[]
  start(): void
  end(): void
}
/** The records before and after one committed transaction. */
export type Committed = {
  readonly database: string
  readonly before: ReadonlyMap<string, unknown>
  readonly after: ReadonlyMap<string, unknown>
}

/**
 * A phone's IndexedDB, as far as idb-keyval uses it. The transactions of a database run one after another, and each
 * commits completely or not at all. Every answer and every commit is an event of its own, so that a tab may be killed
 * before and after each.
 */
export function openDisk(world: World, onCommit: (committed: Committed) => void) {
  const databases = new Map<string, Kept>()
  const disk = {
    /** Whether the quota is exhausted, so that writes fail. */
    isFull: false,
    /** The committed records of a database. */
    read: (name: string): ReadonlyMap<string, unknown> => databases.get(name)?.records ?? new Map<string, unknown>(),
    /** Creates a database with records. */
    fill: (name: string, records: readonly (readonly [string, unknown])[]) =>
      void databases.set(name, { records: new Map(records), queue: [], isMade: true }),
    /** The `indexedDB` of one tab. */
    of: (life: Life) => ({
      databases: async () => [...databases.keys()].map((name) => ({ name })),
      open(name: string) {
        const request = {
          result: null as unknown,
          error: null,
          onupgradeneeded: null as (() => void) | null,
          onsuccess: null as (() => void) | null,
        }
        world.later(life, `opens ${name}`, () => {
          const kept = databases.get(name) ?? { records: new Map<string, unknown>(), queue: [], isMade: false }
          databases.set(name, kept)
          request.result = {
            createObjectStore: () => {},
            transaction: () => ({ objectStore: () => begin(life, name, kept) }),
          }
          if (!kept.isMade) request.onupgradeneeded?.()
          kept.isMade = true
          request.onsuccess?.()
        })
        return request
      },
    }),
  }

  /** Begins a transaction, which is also its only object store. */
  function begin(life: Life, name: string, kept: Kept) {
    const todo: (() => void)[] = []
    let staged = new Map<string, unknown>()
    let failed: DOMException | null = null
    const transaction = {
      db: null as unknown,
      oncomplete: null as (() => void) | null,
      onabort: null as (() => void) | null,
      error: null as unknown,
    }
    const end = () => {
      const at = kept.queue.indexOf(own)
      kept.queue.splice(at, 1)
      life.atEnd.delete(end)
      if (at === 0) kept.queue[0]?.start()
    }
    const go = () => {
      if (failed) {
        transaction.error = failed
        end()
        transaction.onabort?.()
      } else if (todo.length > 0) {
        for (const work of todo.splice(0)) work()
        world.later(life, `${name} goes on`, go)
      } else {
        const before = new Map(kept.records)
        kept.records.clear()
        for (const [key, value] of staged) kept.records.set(key, value)
        onCommit({ database: name, before, after: kept.records })
        end()
        world.later(life, `${name} gets the result`, () => transaction.oncomplete?.())
      }
    }
    const own: Transaction = {
      of: life,
      staged,
      todo,
      end,
      start: () => {
        staged = new Map(kept.records)
        world.later(life, `${name} begins`, go)
      },
    }
    kept.queue.push(own)
    life.atEnd.add(end)
    if (kept.queue[0] === own) own.start()

    const ask = (answer: () => unknown): Request => {
      const request: Request = { onsuccess: null, onerror: null, result: undefined, error: null }
      todo.push(() => {
        request.result = answer()
        request.onsuccess?.()
      })
      return request
    }
    const store = {
      transaction,
      get: (key: string) => ask(() => structuredClone(staged.get(key))),
      getAll: () => ask(() => sorted(staged).map(([, value]) => structuredClone(value))),
      getAllKeys: () => ask(() => sorted(staged).map(([key]) => key)),
      put(value: unknown, key: string) {
        const clone: unknown = structuredClone(value)
        return ask(() => {
          if (disk.isFull) failed = new DOMException('The phone is full', 'QuotaExceededError')
          else staged.set(key, clone)
        })
      },
      delete: (key: string) => ask(() => staged.delete(key)),
      clear: () => ask(() => staged.clear()),
    }
    transaction.db = { transaction: () => ({ objectStore: () => begin(life, name, kept) }) }
    return store
  }
  return disk
}

const sorted = (records: ReadonlyMap<string, unknown>) => [...records].sort(([a], [b]) => (a < b ? -1 : 1))
