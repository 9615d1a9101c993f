import * as v from 'valibot'
import { languages } from '#contract/languages.ts'
import {
  acceptedFavourites,
  type Favourite,
  type FavouriteCommand,
  favourite,
  favouritesDomain,
} from '#offline/domains/favourites.ts'
import {
  acceptedRemovals,
  type FootprintCommand,
  footprintDomain,
  type RemovedView,
  removalKey,
  removedView,
} from '#offline/domains/footprint.ts'
import { type LogoutCommand, logoutOf, logoutsDomain } from '#offline/domains/logouts.ts'
import { type PreferenceCommand, preferencesDomain } from '#offline/domains/preferences.ts'
import type { Command, NewCommand } from '#offline/outbox/command.ts'
import type { Domain } from '#offline/outbox/domain.ts'
import { addCommands, commandsOf, outboxRecords } from '#offline/outbox/outbox-records.ts'
import { type ProductView, productView, viewRecords } from '#offline/product-views.ts'
import { lockNames, oldStoreNames, storeNames } from '#offline/store-names.ts'
import { databaseNames, openDatabase, type Store } from '#offline/stores.ts'
import { withLock } from '#offline/with-lock.ts'

/**
 * Moves the queues of builds before decision 0044 into the outbox: preferences, favourites, product views, removals and
 * pending logouts. Each store is one transaction of the outbox, and its records are removed afterwards. The next start
 * repeats an interrupted move; a command that the outbox contains, by id or by content, is not added again. A lock
 * allows one tab or worker at a time. Returns false if the phone could not store the commands; the old records stay in
 * that case.
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

/** Adds the commands that the outbox does not contain yet. Returns false if the phone could not store them. */
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
  return done?.isStored ?? false
}

/** Commands without a domain belong to the cart. Older builds stored the field as `kind`. */
async function nameDomains(): Promise<boolean> {
  const done = await outboxRecords.edit((records) => {
    const writes = [...records].flatMap(([id, record]) => {
      if (typeof record !== 'object' || record === null || !('input' in record) || 'domain' in record) return []
      const { kind: _kind, ...command } = record as Record<string, unknown>
      return [[id, { ...command, domain: 'cart' }] as const]
    })
    return { writes, result: null }
  })
  return done?.isStored ?? false
}

const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })
/** The oldest builds stored only the access token. */
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

/** Moves the pending choices. The accepted ones stay in their store. */
async function moveFavourites(): Promise<boolean> {
  const all = [...(await acceptedFavourites.all())].filter(
    ([, one]) => v.is(favourite, one) && one.sentAt === undefined,
  )
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
  await removeUnchanged<Favourite>(acceptedFavourites, all, (one, now) => one.key === now.key)
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
    const accepted = read.filter(({ sentAt }) => sentAt !== undefined)
    for (const one of accepted) await acceptedRemovals.write(removalKey(one), one)
    return add(footprintDomain, made)
  })

/** Creates commands for the views that no account received. The list itself stays. */
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

/** Moves all records of a store. A record that an old page writes in the meantime stays for the next move. */
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
    return { gone: gone.map(([key]) => key), result: null }
  })
}
