import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import type { Command, NewCommand } from './command.ts'
import type { Domain } from './domain.ts'
import {
  type Favourite,
  type FavouriteCommand,
  favourite,
  favouritesDomain,
  takenFavourites,
} from './domains/favourites.ts'
import {
  type FootprintCommand,
  footprintDomain,
  type RemovedView,
  removalKey,
  removedView,
  takenRemovals,
} from './domains/footprint.ts'
import { type LogoutCommand, logoutOf, logoutsDomain } from './domains/logouts.ts'
import { type PreferenceCommand, preferencesDomain } from './domains/preferences.ts'
import { addCommands, commandsOf, outboxRecords } from './outbox-records.ts'
import { type ProductView, productView, viewRecords } from './product-views.ts'
import { lockNames, oldStoreNames, storeNames } from './store-names.ts'
import { openDatabase, type Store } from './stores.ts'
import { withLock } from './with-lock.ts'

/**
 * Moves the queues of builds before decision 0043 into the outbox: preferences, favourites, product views, removals and pending logouts.
 * Each store is one transaction of the outbox, and only then its records go. An interrupted move is made again by the next start: a command
 * that is there already, by its id or by its content, is not added twice. One tab or worker does it at a time. False where the phone would
 * not store the commands: the old records stay.
 */
export const migrateStores = (): Promise<boolean> =>
  withLock(lockNames.migration, async () => {
    const there = await databaseNames()
    const moves: readonly (readonly [string, () => Promise<boolean>])[] = [
      [storeNames.outbox, nameDomains],
      [oldStoreNames.logouts, moveLogouts],
      [storeNames.favourites, moveFavourites],
      [oldStoreNames.unsynced, movePreferences],
      [oldStoreNames.removedViews, moveRemovals],
      [storeNames.footprint, moveViews],
    ]
    let isMoved = true
    for (const [database, move] of moves) if (!there || there.has(database)) isMoved = (await move()) && isMoved
    return isMoved
  })

/** The databases of this phone; null where the browser does not tell (Firefox before 126). */
async function databaseNames(): Promise<ReadonlySet<string> | null> {
  if (typeof indexedDB.databases !== 'function') return null
  return new Set((await indexedDB.databases()).map(({ name }) => name ?? ''))
}

/** Adds commands that are not there yet; false where the phone would not store them. */
async function add<C extends Command>(domain: Domain<C>, made: readonly NewCommand<C>[]): Promise<boolean> {
  if (made.length === 0) return true
  const withIds = made.map((one) => ({ ...one, id: one.id ?? crypto.randomUUID() }))
  const done = await outboxRecords.edit((records) => {
    const says = ({ shopper, at, input }: Pick<C, 'shopper' | 'at' | 'input'>) => JSON.stringify([shopper, at, input])
    const there = new Set(commandsOf(domain, records).map(says))
    return addCommands(
      domain,
      records,
      withIds.filter((one) => !there.has(says(one))),
    )
  })
  return done?.isKept ?? false
}

/** Commands without a domain are the cart's; older builds called a domain a kind. */
async function nameDomains(): Promise<boolean> {
  const done = await outboxRecords.edit((records) => {
    const writes = [...records].flatMap(([id, record]) => {
      if (typeof record !== 'object' || record === null || !('input' in record) || 'domain' in record) return []
      const { kind: _kind, ...command } = record as Record<string, unknown>
      return [[id, { ...command, domain: 'cart' }] as const]
    })
    return { writes, said: null }
  })
  return done?.isKept ?? false
}

const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })
/** The oldest builds kept the access token alone. */
const pendingLogout = v.union([
  tokens,
  v.pipe(
    v.string(),
    v.transform((access_token) => ({ access_token, refresh_token: '' })),
  ),
])

const moveLogouts = (): Promise<boolean> =>
  moveAll(openDatabase<unknown>(oldStoreNames.logouts), async (records) => {
    const made = [...records].flatMap(([id, record]): NewCommand<LogoutCommand>[] => {
      const read = v.safeParse(pendingLogout, record)
      return read.success ? [{ ...logoutOf(read.output, 0), id }] : []
    })
    return add(logoutsDomain, made)
  })

/** A choice that the shop took stays as it is. */
async function moveFavourites(): Promise<boolean> {
  const all = [...(await takenFavourites.all())].filter(([, one]) => v.is(favourite, one) && one.sentAt === undefined)
  const made = all.map(
    ([, { userId: shopper, kind, id, isKept, at, key, regionId, product, shop }]): NewCommand<FavouriteCommand> => ({
      id: key,
      shopper,
      regionId,
      at,
      input: { kind, id, isKept },
      seen: { ...(product && { product }), ...(shop && { shop }) },
    }),
  )
  if (
    !(await add(
      favouritesDomain,
      made.sort((a, b) => a.at - b.at),
    ))
  )
    return false
  await removeUnchanged<Favourite>(takenFavourites, all, (one, now) => one.key === now.key)
  return true
}

const unsynced = v.object({ lang: v.optional(v.picklist(languages)), regionId: v.optional(v.number()) })

const movePreferences = (): Promise<boolean> =>
  moveAll(openDatabase<unknown>(oldStoreNames.unsynced), async (records) => {
    const made = [...records].flatMap(([shopper, record]): NewCommand<PreferenceCommand>[] => {
      const read = v.safeParse(unsynced, record)
      if (!read.success) return []
      const { lang, regionId } = read.output
      const command = { shopper, regionId: 0, at: 0 }
      return [
        ...(lang === undefined ? [] : [{ ...command, input: { field: 'language', lang } as const }]),
        ...(regionId === undefined ? [] : [{ ...command, input: { field: 'region', regionId } as const }]),
      ]
    })
    return add(preferencesDomain, made)
  })

const moveRemovals = (): Promise<boolean> =>
  moveAll(openDatabase<unknown>(oldStoreNames.removedViews), async (records) => {
    const read = [...records.values()].flatMap((record): RemovedView[] => {
      const one = v.safeParse(removedView, record)
      return one.success ? [one.output] : []
    })
    const pending = read.filter(({ sentAt }) => sentAt === undefined)
    const made = pending.map(
      ({ userId: shopper, id, at, look }): NewCommand<FootprintCommand> => ({
        shopper,
        regionId: look?.regionId ?? 0,
        at,
        input: { op: 'remove', id },
        seen: look,
      }),
    )
    const taken = read.filter(({ sentAt }) => sentAt !== undefined)
    for (const one of taken) await takenRemovals.write(removalKey(one), one)
    return add(footprintDomain, made)
  })

/** The list of views stays; only views that no account was told of become commands. */
async function moveViews(): Promise<boolean> {
  const all = [...(await viewRecords.all())].filter(([, one]) => v.is(productView, one) && !one.isSent)
  const made = all
    .map(
      ([, { userId = '', regionId, at, prodId }]): NewCommand<FootprintCommand> => ({
        shopper: userId,
        regionId,
        at,
        input: { op: 'view', prodId },
      }),
    )
    .sort((a, b) => a.at - b.at)
  if (!(await add(footprintDomain, made))) return false
  for (const [key, one] of all)
    await viewRecords.change(key, (now: ProductView | undefined) =>
      now?.at === one.at ? { ...now, isSent: true } : undefined,
    )
  return true
}

/** Moves every record of a store that goes: a record that an old page wrote meanwhile stays for the next move. */
async function moveAll(
  store: Store<unknown>,
  move: (records: ReadonlyMap<string, unknown>) => Promise<boolean>,
): Promise<boolean> {
  const records = await store.all()
  if (records.size === 0) return true
  if (!(await move(records))) return false
  await removeUnchanged(store, [...records], (one, now) => JSON.stringify(one) === JSON.stringify(now))
  return true
}

async function removeUnchanged<Value>(
  store: Store<Value>,
  moved: readonly (readonly [string, Value])[],
  isSame: (one: Value, now: Value) => boolean,
): Promise<void> {
  await store.edit((records) => {
    const gone = moved.filter(([key, one]) => {
      const now = records.get(key)
      return now !== undefined && isSame(one, now)
    })
    return { gone: gone.map(([key]) => key), said: null }
  })
}
