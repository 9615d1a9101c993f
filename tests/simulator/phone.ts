import type { CartCommand } from '#offline/domains/cart/command.ts'
import type { Command } from '#offline/outbox/command.ts'
import { type Committed, openDisk } from './disk.ts'
import { openLocks } from './locks.ts'
import type { openNetwork } from './network.ts'
import type { Shipped, Surroundings } from './shipped.ts'
import type { Life, World } from './world.ts'

/** A tab or the worker, running the shipped code. */
export type Tab = { readonly life: Life; readonly isWorker: boolean; readonly shipped: Shipped }
type Network = ReturnType<typeof openNetwork>
type Session = {
  readonly token: { readonly userId: string; readonly access_token: string; readonly refresh_token: string }
}

const outbox = 'nelu-outbox'
const sessions = 'nelu-session'
const isCommand = (record: unknown): record is Command =>
  typeof record === 'object' && record !== null && 'input' in record

/** One phone: its disk, its locks, its tabs. The checks read the disk directly and not through the shipped code. */
export function openPhone(
  world: World,
  network: Network,
  make: (surroundings: Surroundings) => Shipped,
  onWritten: (at: number, command: Command) => void,
  onUnauthorised: (tab: Tab) => void,
) {
  const written = new Set<number>()
  let commits = 0
  /**
   * The number of commits after which a guest's command first appeared, and after which a shopper was last signed in.
   */
  const guestsSince = new Map<string, number>()
  const signedInAt = new Map<string, number>()
  /** Access tokens issued by a sign-in. */
  const given = new Set<string>()
  const disk = openDisk(world, ({ database, before, after }: Committed) => {
    commits += 1
    const now = session()?.token
    if (now) signedInAt.set(now.userId, commits)
    if (database === sessions && now && !before.has('now') && !given.has(now.access_token))
      throw new Error('A shopper who had left is signed in again')
    if (database !== outbox) return
    for (const [key, record] of after) {
      if (isCommand(record) && record.state === 'waiting' && !written.has(record.at)) {
        written.add(record.at)
        onWritten(record.at, record)
      }
      if (isCommand(record) && record.shopper === '' && !before.has(key)) guestsSince.set(key, commits)
      const since = isCommand(record) && record.shopper !== '' ? guestsSince.get(key) : undefined
      if (isCommand(record) && since !== undefined && (signedInAt.get(record.shopper) ?? 0) < since)
        throw new Error(`A command that a guest made after ${record.shopper} had left became that shopper's`)
      const [was, is] = [before.get(key), record].map((one) => (one as { version?: number } | undefined)?.version)
      if (was !== undefined && is !== undefined && is < was)
        throw new Error(`An older cart (${is}) replaced a newer one (${was})`)
    }
  })
  // No older stores need a migration.
  disk.fill(outbox, [['migrated', 0]])
  const session = (): Session | null => (disk.read(sessions).get('now') as Session | undefined) ?? null
  const locksOf = openLocks(world)
  /** The browser's report about the connection. */
  const connection = { effectiveType: '4g' }
  const tabs: Tab[] = []
  let opened = 0
  return {
    tabs,
    connection,
    disk,
    given,
    session,
    wasWritten: (at: number) => written.has(at),
    /** The commands of all domains. */
    all: (): Command[] => [...disk.read(outbox).values()].filter(isCommand),
    commands: (): CartCommand[] =>
      [...disk.read(outbox).values()].filter((one): one is CartCommand => isCommand(one) && one.domain === 'cart'),
    openTab(isWorker = false): Tab {
      opened += 1
      const life = world.begin(`${isWorker ? 'worker' : 'tab'} ${opened}`)
      class PhoneDate extends Date {
        static override now = () => world.now + world.skew
      }
      const navigator = { locks: locksOf(life), connection }
      const surroundings: Surroundings = {
        globalThis: { navigator, addEventListener: () => {} },
        navigator,
        indexedDB: disk.of(life),
        crypto: { randomUUID: () => world.random.uuid() },
        Date: PhoneDate,
        // A monotonic clock, which the user cannot set.
        performance: { now: () => world.now },
        ...network.of(life),
      }
      const tab = { life, isWorker, shipped: make(surroundings) }
      tabs.push(tab)
      // A page ends its session at a 401 of any call that is reported to the watchers (app/session/session.ts).
      if (!isWorker)
        tab.shipped.watchCalls((outcome) => {
          const isRefused = !outcome.ok && 'status' in outcome.failure && outcome.failure.status === 401
          if (isRefused) onUnauthorised(tab)
        })
      return tab
    },
    close(tab: Tab): void {
      world.kill(tab.life)
      tabs.splice(tabs.indexOf(tab), 1)
    },
  }
}
export type Phone = ReturnType<typeof openPhone>
