import * as v from 'valibot'
import type { Language } from '#contract/languages.ts'
import { type ProductCard, productCard } from '#contract/product.ts'
import type { NewCommand } from './command.ts'
import {
  type FootprintCommand,
  foldRemovals,
  footprintDomain,
  type RemovedView,
  removedView,
  takenRemovals,
} from './domains/footprint.ts'
import { append, appendAll, dropCommands, readCommands } from './outbox.ts'
import { tellOutbox, watchOutbox } from './outbox-watch.ts'
import { boundViews, footprintKeys, type ProductView, viewerOf, viewKey, viewRecords } from './product-views.ts'

/** Calls `listener` when views or removals change, in this tab, another or the worker; gives back how to stop. */
export const watchFootprint = (listener: () => void): (() => void) => watchOutbox(listener, footprintDomain.name)

const viewCommand = ({ prodId, at, regionId, userId = '' }: ProductView): NewCommand<FootprintCommand> => ({
  shopper: userId,
  regionId,
  at,
  input: { op: 'view', prodId },
})

/** Records that a product was opened at `at` (ms), by a guest where `userId` is empty; `zone` is the shopper's, whose days count. */
export async function recordFootprint(
  product: ProductCard,
  regionId: number,
  at: number,
  zone: string,
  userId = '',
  lang?: Language,
): Promise<void> {
  const view: ProductView = {
    prodId: product.prodId,
    at,
    regionId,
    card: v.parse(productCard, product),
    ...(lang && { lang }),
    ...(userId && { userId }),
    isSent: true,
  }
  // The command first: a view that only the list has would never reach the account.
  await append(footprintDomain, viewCommand(view))
  await viewRecords.write(viewKey(view, zone), view)
  await boundViews()
  tellOutbox(footprintDomain.name)
}

/** Removes these from the list of this phone, by their keys, with the commands that still were to tell the account; the answer puts both back. */
export async function removeFootprints(keys: readonly string[]): Promise<() => Promise<void>> {
  const gone = (await viewRecords.readMany([...keys])).flatMap((one, index) =>
    one ? [{ key: keys[index] ?? '', one }] : [],
  )
  await viewRecords.removeMany([...keys])
  for (const userId of new Set(keys.map(viewerOf))) {
    const prodIds = new Set(gone.filter(({ key }) => viewerOf(key) === userId).map(({ one }) => one.prodId))
    const pending = await readCommands(footprintDomain, userId)
    const own = pending.filter(({ input }) => input.op === 'view' && prodIds.has(input.prodId))
    if (own.length > 0) await dropCommands(own.map(({ id }) => id))
  }
  tellOutbox(footprintDomain.name)
  return async () => {
    for (const { key, one } of gone) await viewRecords.write(key, { ...one, isSent: true })
    // The account may have forgotten them meanwhile.
    await appendAll(
      footprintDomain,
      gone.map(({ one }) => viewCommand(one)),
    )
  }
}

/** Removes the whole list of a person; the answer puts it back. */
export const clearFootprint = async (userId = ''): Promise<() => Promise<void>> =>
  removeFootprints(await footprintKeys(userId))

/** Appends the removal of views from the account's footprint; those of one tap have one time. */
export async function removeViews(removals: readonly RemovedView[]): Promise<void> {
  await appendAll(
    footprintDomain,
    removals.map(({ userId, id, at, look }) => ({
      shopper: userId,
      regionId: look?.regionId ?? 0,
      at,
      input: { op: 'remove', id },
      seen: look,
    })),
  )
}

/** Takes back removals that never left this phone. Those that are on their way are followed by a new view. */
export async function restoreViews(removals: readonly Pick<RemovedView, 'userId' | 'id'>[]): Promise<void> {
  const ids = new Set(removals.map(({ id }) => id))
  for (const userId of new Set(removals.map((one) => one.userId))) {
    const pending = await readCommands(footprintDomain, userId)
    await dropCommands(pending.filter(({ input }) => input.op === 'remove' && ids.has(input.id)).map((one) => one.id))
  }
}

/** The views that this person removed on this phone and that may still stand in a list of the account. */
export async function readRemovedViews(userId: string): Promise<RemovedView[]> {
  const commands = await readCommands(footprintDomain, userId)
  const keys = (await takenRemovals.keys()).filter((key) => key.startsWith(`${userId} `))
  const taken = (await takenRemovals.readMany(keys)).flatMap((one) => {
    const read = v.safeParse(removedView, one)
    return read.success ? read.output : []
  })
  return foldRemovals(taken, commands)
}

/** Forgets the removals that the shop took; the pending ones go with the outbox. */
export const forgetRemovedViews = async (userId: string): Promise<void> =>
  takenRemovals.removeMany((await takenRemovals.keys()).filter((key) => key.startsWith(`${userId} `)))

/** Whether a view is gone for its owner: while its removal is pending, and until the shop's own list of `answeredAt` (ms) is newer. */
export const isRemoved = (removal: RemovedView | undefined, viewedAt: number, answeredAt: number): boolean =>
  removal !== undefined && viewedAt <= removal.at && (removal.sentAt === undefined || removal.sentAt >= answeredAt)
